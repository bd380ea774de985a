import {
  launchMonitorFields,
  type Shot,
  type ShotField,
  type StoredShot,
  shotFields,
  type UploadClub,
} from '@trueswing/contracts';
import { keepFieldsOf } from '@trueswing/swing';

/** The numbers of an imported shot; it has more of them than a swing. */
type ShotNumbers = { readonly [F in ShotField]: number | null };

const fromEach = (make: (field: ShotField) => number | null): Shot =>
  Object.fromEntries(shotFields.map((field) => [field, make(field)])) as Shot;

/**
 * The numbers that a swing takes from a shot, as the upload form would have them: those of the club, in the digits of their fields. A
 * number beyond the bounds of its field is none.
 */
export function numbersFromShot(shot: ShotNumbers, club: UploadClub): Shot {
  const rounded = fromEach((field) => {
    const [{ min, max, digits }, value] = [launchMonitorFields[field], shot[field]];
    return value === null || value < min || value > max ? null : Number(value.toFixed(digits));
  });
  return keepFieldsOf(rounded, club);
}

/** The shot's numbers, and what the golfer typed where the shot has none. */
export const withTyped = (fromShot: Shot, typed: StoredShot): Shot =>
  fromEach((field) => fromShot[field] ?? typed[field] ?? null);

/**
 * Finds the sent numbers that were typed beside those that a shot filled. Null if the form was changed after it was filled, or has
 * nothing of the shot: then the numbers are not the shot's.
 */
export function typedBeside(fromShot: Shot, sent: Shot): Shot | null {
  const filled = shotFields.filter((field) => fromShot[field] !== null);
  if (filled.length === 0 || filled.some((field) => sent[field] !== fromShot[field])) return null;
  return fromEach((field) => (fromShot[field] === null ? sent[field] : null));
}

export const hasSameNumbers = (one: StoredShot, other: StoredShot): boolean =>
  shotFields.every((field) => (one[field] ?? null) === (other[field] ?? null));
