import { launchMonitorFields, type ShotField, shotFieldsOf, type UploadClub } from '@trueswing/contracts';

/** The launch-monitor numbers that the form asks for with a club, in its order. */
export const numberFieldsOf = (club: UploadClub): ShotField[] =>
  shotFieldsOf(club).sort((one, other) => positionOf(one) - positionOf(other));
const positionOf = (field: ShotField): number => places[field].position;

/** Where the form has each number; `isFolded` is behind "More numbers". */
const places: Readonly<Record<ShotField, { readonly position: number; readonly isFolded?: true }>> = {
  clubSpeedMph: { position: 1 },
  ballSpeedMph: { position: 2 },
  clubPathDeg: { position: 3 },
  faceAngleDeg: { position: 4 },
  spinRpm: { position: 5 },
  carryYd: { position: 6 },
  totalYd: { position: 7 },
  launchAngleDeg: { position: 8, isFolded: true },
};
export const isFolded = (field: ShotField): boolean => places[field].isFolded === true;

export function labelOf(field: ShotField): string {
  const row = launchMonitorFields[field];
  return 'formLabel' in row ? row.formLabel : row.label;
}
