import { type LoggedField, loggedFields } from '@trueswing/contracts';
import { type RawBuilder, sql } from 'kysely';
import { loggedColumns } from '../../database.logged-columns.ts';
import type { DigestedShot } from './reading/shot-file-messages.ts';

/** Columns of `read` that `gateway.shot` has as well. */
export const shotColumns = ['digest', 'club', 'row_number', 'has_time_of_day'] as const;
export const numberColumns = loggedFields.map((field) => loggedColumns[field]);

/** By how much a number may differ in an export with other units or decimals. */
const roundedBy = {
  ballSpeedMph: 0.5,
  clubSpeedMph: 0.5,
  carryYd: 1,
  totalYd: 1,
  launchAngleDeg: 0.5,
  spinRpm: 10,
} as const satisfies Partial<Record<LoggedField, number>>;

const differenceOf = (field: LoggedField) =>
  sql`abs(shot.${sql.ref(loggedColumns[field])} - file.${sql.ref(loggedColumns[field])})`;

/** Whether both shots have a launch to compare: ball speed, launch angle and spin, from which the rest of the flight follows. */
const haveLaunch = sql`(${sql.join(
  (['ballSpeedMph', 'launchAngleDeg', 'spinRpm'] as const).map((field) => sql`${differenceOf(field)} is not null`),
  sql` and `,
)})`;
/** Distances that TrackMan also exports as they would be in other air (its normalized files). */
const normalized: readonly string[] = ['carryYd', 'totalYd'] satisfies LoggedField[];

/** Whether a `shot` has the numbers of one that was read; ball speed or carry must be there to compare. */
const isSameButForRounding = sql`
  coalesce(${differenceOf('ballSpeedMph')}, ${differenceOf('carryYd')}) is not null and ${sql.join(
    Object.entries(roundedBy).map(
      ([field, most]) =>
        sql`(coalesce(${differenceOf(field as LoggedField)} <= ${most}::float8, true)${
          normalized.includes(field) ? sql` or ${haveLaunch}` : sql``
        })`,
    ),
    sql` and `,
  )}`;

/** By how much two shots differ, in roundings. */
const distance = sql.join(
  Object.entries(roundedBy).map(
    ([field, most]) => sql`coalesce(${differenceOf(field as LoggedField)} / ${most}::float8, 0)`,
  ),
  sql` + `,
);

/** Shots of a club at one time, such as those of a session that has one time, are compared each with each up to this number. */
const mostTogether = 300;

/**
 * Common table expressions: `read`, the shots of a file, and `stored`, the digests of those that are there already. A shot is there
 * if its digest is, or if one that the file does not have by its digest was hit at the same time of day with the same club and has
 * the same numbers: an export with other units, or as a spreadsheet, writes other cells. Each stored shot stands for one of the file, the
 * one that is most like it, and of equal ones that nearest in its place.
 */
export const readAndStored = (userId: string, shots: readonly DigestedShot[]): RawBuilder<unknown> => sql`
  read as materialized (
    select decode(hex, 'hex') as digest, ${sql.join(
      ['club', 'at', 'row_number', 'has_time_of_day', ...numberColumns].map((column) => sql.ref(column)),
    )}
    from unnest(
      ${shots.map(({ digest }) => digest)}::text[],
      ${shots.map(({ club }) => club)}::text[],
      ${shots.map(({ hitAt }) => hitAt)}::timestamptz[],
      ${shots.map(({ row }) => row)}::integer[],
      ${shots.map(({ hasTimeOfDay }) => hasTimeOfDay)}::boolean[],
      ${sql.join(loggedFields.map((field) => sql`${shots.map((shot) => shot[field])}::float8[]`))}
    ) as file (hex, club, at, row_number, has_time_of_day, ${sql.join(numberColumns.map((column) => sql.ref(column)))})),
  by_digest as materialized (
    select digest from gateway.shot where user_id = ${userId} and digest in (select digest from read)),
  stored as materialized (
    select digest from by_digest
    union all
    select digest from (
      select distinct on (shot.id) file.digest
      from (
        select *, count(*) over (partition by club, hit_at) as together from gateway.shot
        where user_id = ${userId} and has_time_of_day and digest not in (select digest from by_digest)
          and hit_at in (select at from read)) shot
      join (
        select *, count(*) over (partition by club, at) as together from read
        where has_time_of_day and digest not in (select digest from by_digest)) file
        on file.club = shot.club and file.at = shot.hit_at
      where greatest(shot.together, file.together) <= ${mostTogether}::int and ${isSameButForRounding}
      order by shot.id, ${distance}, abs(shot.row_number - file.row_number), file.row_number) known)`;
