import { launchMonitorFields, type ShotField, shotFieldsOf, type UploadClub } from '@trueswing/contracts';

/** The launch-monitor numbers that the form asks for with a club, in its order. */
export const numberFieldsOf = (club: UploadClub): ShotField[] =>
  shotFieldsOf(club).sort((one, other) => launchMonitorFields[one].formPlace - launchMonitorFields[other].formPlace);

/** Whether the form has it behind "More numbers". */
export const isFolded = (field: ShotField): boolean => 'isFolded' in launchMonitorFields[field];

export function labelOf(field: ShotField): string {
  const row = launchMonitorFields[field];
  return 'formLabel' in row ? row.formLabel : row.label;
}
