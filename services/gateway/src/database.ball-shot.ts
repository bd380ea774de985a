import type { ShotField } from '@trueswing/contracts';
import { shotColumns } from './database.shot.ts';

// Migrations run from their source, before any package is built, so this file has no value from another package. Its test
// compares the constants with those of the rules.

/** The numbers of which averages are made, with the decimals of their fields in the upload form. */
export const averagedDigits = {
  clubSpeedMph: 1,
  ballSpeedMph: 1,
  carryYd: 0,
  spinRpm: 0,
  launchAngleDeg: 1,
  clubPathDeg: 1,
  faceAngleDeg: 1,
} as const satisfies Partial<Record<ShotField, number>>;

export const besideSwingDays = 30;

type AveragedNumber = keyof typeof averagedDigits;
export type AveragedColumn = (typeof shotColumns)[AveragedNumber];

const fields = Object.keys(averagedDigits) as AveragedNumber[];
const averagedColumns = fields.map((field) => shotColumns[field]);
const columnsOf = (table: string): string => averagedColumns.map((column) => `${table}.${column}`).join(', ');

/** Two shots with one or two equal numbers are no rare chance: with fewer than these a typed shot is its own. */
export const fewestEqualNumbers = 3;

/** Whether a typed shot has enough numbers to know it among imported ones. */
const isTellable = `num_nonnulls(${columnsOf('swing')}) >= ${fewestEqualNumbers}`;

/** Whether the numbers that were typed with a swing are those of an imported shot. They were rounded in the form. */
const isTypedFrom = (imported: string): string =>
  fields
    .map((field) => {
      const [column, rounding] = [shotColumns[field], 10 ** -averagedDigits[field] / 2 + 1e-9];
      return `coalesce(abs(${imported}.${column} - swing.${column}) <= ${rounding}, swing.${column} is null)`;
    })
    .join(' and ');

/**
 * The numbers of the swings of each joined shot: the shot's own, and those that were typed where it has none. Of two swings with one
 * shot their mean.
 */
const numbersBeside = `
  select swing.user_id, joined.shot_id,
    ${averagedColumns.map((column) => `avg(swing.${column}) as ${column}`).join(', ')}
  from gateway.swing_shot joined join gateway.swing swing on swing.id = joined.analysis_id
  where joined.shot_id is not null and swing.deleted_at is null and swing.discarded_at is null
  group by swing.user_id, joined.shot_id`;

/**
 * Each shot once, imported or typed with a swing. A swing with a joined shot has no other one; what was typed beside the shot is of it.
 * Without a joined shot, a typed one whose numbers, three or more, are those of an imported one is that shot: the golfer typed them off
 * the same monitor. Deleted swings and those whose analysis failed have none; others count here from the upload on. The limit keeps the
 * planner from reading all imported shots for all of them: each swing finds its own by the index.
 */
export const ballShotView = `create or replace view gateway.ball_shot as
  select shot.user_id, null::uuid as swing_id, shot.club, shot.hit_at,
    ${averagedColumns.map((column) => `coalesce(shot.${column}, beside.${column}) as ${column}`).join(', ')},
    shot.side_yd, shot.id
  from gateway.shot shot
  left join (${numbersBeside}) beside on beside.user_id = shot.user_id and beside.shot_id = shot.id
  union all
  select swing.user_id, swing.id, swing.club, swing.uploaded_at, ${columnsOf('swing')}, null::float8, swing.id
  from gateway.swing swing
  where swing.deleted_at is null and swing.discarded_at is null and num_nonnulls(${columnsOf('swing')}) > 0
    and not exists (
      select 1 from gateway.swing_shot joined where joined.analysis_id = swing.id and joined.shot_id is not null
    )
    and (not ${isTellable} or (
      select 1 from gateway.shot shot
      where shot.user_id = swing.user_id and shot.club = swing.club
        and shot.hit_at between swing.uploaded_at - interval '${besideSwingDays} days'
          and swing.uploaded_at + interval '1 day'
        and ${isTypedFrom('shot')}
      limit 1
    ) is null)`;

/** More shots than these make an average no better. */
const mostShots = 400;

/**
 * The golfer's other shots with the club in the days before a swing and until a day after it, as JSON; null without any. The
 * swing's own shot is not another one: the joined one, else an imported one with the numbers that were typed.
 */
export const shotsBesideSwing = `(
  select jsonb_agg(jsonb_build_object(${fields.map((field) => `'${field}', ${shotColumns[field]}`).join(', ')}))
  from (
    select ${columnsOf('ball')} from gateway.ball_shot ball
    left join gateway.swing_shot joined on joined.analysis_id = swing.id
    where ball.user_id = swing.user_id and ball.club = swing.club and ball.swing_id is distinct from swing.id
      and ball.hit_at >= swing.uploaded_at - interval '${besideSwingDays} days'
      and ball.hit_at < swing.uploaded_at + interval '1 day'
      and not (ball.swing_id is null and case when joined.shot_id is null
        then ${isTellable} and ${isTypedFrom('ball')} else ball.id = joined.shot_id end)
    order by ball.hit_at desc, ball.id limit ${mostShots}
  ) newest
)`;
