import type { Shot, ShotField, StoredShot } from '@trueswing/contracts';

/** Column of `gateway.swing` for each number of the launch monitor. */
export const shotColumns = {
  clubSpeedMph: 'club_speed_mph',
  ballSpeedMph: 'ball_speed_mph',
  carryYd: 'carry_yd',
  totalYd: 'total_yd',
  spinRpm: 'spin_rpm',
  launchAngleDeg: 'launch_angle_deg',
  clubPathDeg: 'club_path_deg',
  faceAngleDeg: 'face_angle_deg',
} as const satisfies Record<ShotField, string>;

export type ShotColumns = Record<(typeof shotColumns)[ShotField], number | null>;

const pairs = Object.entries(shotColumns) as [ShotField, keyof ShotColumns][];

/** The columns to select from `gateway.swing as swing`. */
export const selectedShot = pairs.map(([, column]) => `swing.${column}` as const);

export const shotOfRow = (row: ShotColumns): Shot =>
  Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])) as Shot;

export const rowOfShot = (shot: StoredShot): ShotColumns =>
  Object.fromEntries(pairs.map(([field, column]) => [column, shot[field] ?? null])) as ShotColumns;
