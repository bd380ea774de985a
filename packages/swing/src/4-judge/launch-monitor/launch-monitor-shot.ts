import {
  type Club,
  launchMonitorFields,
  type Shot,
  type ShotField,
  shotFields,
  shotFieldsOf,
  type Tour,
} from '@trueswing/contracts';

/** The launch monitor's numbers of a swing; absent or null where the golfer gave none. */
export type ShotNumbers = { readonly [F in ShotField]?: number | null | undefined };

/** The launch monitor's numbers with the tour to compare them with. */
export interface LaunchMonitorShot extends ShotNumbers {
  readonly tour?: Tour | null | undefined;
}

const isGiven = (value: number | null | undefined): value is number => value !== null && value !== undefined;

export const hasNumbers = (shot: ShotNumbers): boolean => shotFields.some((field) => isGiven(shot[field]));

/** The shot of a golfer who gave numbers; null for one who gave none, where the tour alone says nothing. */
export const shotOf = (shot: LaunchMonitorShot): LaunchMonitorShot | null => (hasNumbers(shot) ? shot : null);

/** Removes the numbers of fields that do not apply to the club. */
export function keepFieldsOf(shot: Shot, club: Club): Shot {
  const kept = shotFieldsOf(club);
  return Object.fromEntries(shotFields.map((field) => [field, kept.includes(field) ? shot[field] : null])) as Shot;
}

/** Unit as it follows a number: " mph", "°". */
export const unitAfter = (field: ShotField): string => {
  const { unit } = launchMonitorFields[field];
  return unit === '°' ? unit : ` ${unit}`;
};
