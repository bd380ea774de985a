import { type LoggedField, loggedFieldOf, loggedFields } from '@trueswing/contracts';

/** Why a row is not imported. */
export type Rejection =
  | { readonly code: 'impossible'; readonly field: LoggedField; readonly value: number }
  | { readonly code: 'faster-than-possible'; readonly smashFactor: number }
  | { readonly code: 'no-number'; readonly field: LoggedField; readonly text: string }
  | { readonly code: 'nothing-measured' }
  | { readonly code: 'left-out' }
  | { readonly code: 'unknown-club'; readonly name: string }
  | { readonly code: 'club-left-out'; readonly name: string }
  | { readonly code: 'in-the-future' };

export type ShotNumbers = Readonly<Record<LoggedField, number | null>>;

/** Ball speed over club speed: the rules of golf allow about 1.5, and launch monitors err by a few percent. */
const maxSmashFactor = 1.6;

/** Finds the first number that cannot be true; null if all can. */
export function rejectNumbers(numbers: ShotNumbers): Rejection | null {
  for (const field of loggedFields) {
    const value = numbers[field];
    const { min, max } = loggedFieldOf(field).possible;
    if (value !== null && (value < min || value > max)) return { code: 'impossible', field, value };
  }
  const { ballSpeedMph, clubSpeedMph, carryYd } = numbers;
  // Launch monitors write 0 for a carry that they did not measure; one of a topped ball comes with a speed.
  if (ballSpeedMph === null && clubSpeedMph === null && !carryYd) return { code: 'nothing-measured' };
  if (ballSpeedMph !== null && clubSpeedMph !== null && ballSpeedMph / clubSpeedMph > maxSmashFactor) {
    return { code: 'faster-than-possible', smashFactor: ballSpeedMph / clubSpeedMph };
  }
  return null;
}

const rounded = (value: number) => Number(value.toFixed(1)).toLocaleString('en-US');

/** The reason as a sentence for the golfer. */
export function describeRejection(rejection: Rejection): string {
  switch (rejection.code) {
    case 'impossible': {
      const { label, unit } = loggedFieldOf(rejection.field);
      const value = `${rounded(rejection.value)}${unit === '°' ? '°' : ` ${unit}`}`;
      return `${label} ${value} is not possible. Your launch monitor misread this shot.`;
    }
    case 'faster-than-possible':
      return `The ball cannot be ${rejection.smashFactor.toFixed(2)} times as fast as the club. Your launch monitor misread this shot.`;
    case 'no-number':
      return `${loggedFieldOf(rejection.field).label} “${rejection.text}” is not a number.`;
    case 'nothing-measured':
      return 'This row has no speed and no carry.';
    case 'left-out':
      return 'You left this shot out of your statistics on the launch monitor.';
    case 'unknown-club':
      return rejection.name === ''
        ? 'The file does not say which club this was. Please choose it above.'
        : `We do not know the club “${rejection.name}”. Please choose one above.`;
    case 'club-left-out':
      return rejection.name === '' ? 'You left these shots out.' : `You left out the shots with “${rejection.name}”.`;
    case 'in-the-future':
      return 'This shot is in the future. Please check the clock of your launch monitor.';
  }
}
