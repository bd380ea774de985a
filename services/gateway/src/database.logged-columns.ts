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

export const loggedShotOfRow = (row: Pick<ShotRow, 'id' | 'club' | 'hit_at' | LoggedColumn>): LoggedShot => {
  const numbers = Object.fromEntries(loggedFields.map((field) => [field, row[loggedColumns[field]]]));
  return {
    id: row.id,
    club: row.club,
    hitAt: row.hit_at.toISOString(),
    ...(numbers as Record<LoggedField, number | null>),
  };
};
