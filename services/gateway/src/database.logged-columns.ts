import { type LoggedField, type LoggedShot, loggedFields } from '@trueswing/contracts';
import type { LoggedShotTables } from './database.logged-shots.ts';
import { shotColumns } from './database.shot.ts';

type ShotRow = LoggedShotTables['gateway.shot'];

/** Column of `gateway.shot` for each number. */
export const loggedColumns = {
  ...shotColumns,
  sideYd: 'side_yd',
  attackAngleDeg: 'attack_angle_deg',
} as const satisfies Record<LoggedField, keyof ShotRow>;

export type LoggedColumn = (typeof loggedColumns)[LoggedField];

/**
 * SQL for whether the `file` of a `shot` says its time of day. A gateway of the version before does not store it; shots of a file
 * without times have that of its import.
 */
export const hasTime = 'coalesce(shot.has_time_of_day, shot.hit_at <> file.imported_at)';

export const loggedShotOfRow = (
  row: Pick<ShotRow, 'id' | 'club' | 'hit_at' | LoggedColumn> & { has_time: boolean },
): LoggedShot & { hasTime: boolean } => {
  const numbers = Object.fromEntries(loggedFields.map((field) => [field, row[loggedColumns[field]]]));
  return {
    id: row.id,
    club: row.club,
    hitAt: row.hit_at.toISOString(),
    hasTime: row.has_time,
    ...(numbers as Record<LoggedField, number | null>),
  };
};
