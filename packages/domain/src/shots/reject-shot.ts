import { type LoggedField, loggedFieldOf } from '@trueswing/contracts';

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

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * The numbers that a ball or a club can reach. They are wider than the bounds of the upload form: a wedge spins more than 8,000 rpm, and
 * a topped ball starts downwards. Beyond them the launch monitor misread.
 */
const possible: Readonly<Record<LoggedField, Range>> = {
  clubSpeedMph: { min: 10, max: 170 },
  ballSpeedMph: { min: 5, max: 245 },
  carryYd: { min: 0, max: 450 },
  totalYd: { min: 0, max: 550 },
  spinRpm: { min: 1, max: 15_000 },
  launchAngleDeg: { min: -20, max: 80 },
  clubPathDeg: { min: -30, max: 30 },
  faceAngleDeg: { min: -45, max: 45 },
  sideYd: { min: -200, max: 200 },
  attackAngleDeg: { min: -25, max: 25 },
};

/** Ball speed over club speed: the rules of golf allow about 1.5, and launch monitors err by a few percent. */
const maxSmashFactor = 1.6;

/** Finds the first number that cannot be true; null if all can. */
export function rejectNumbers(numbers: ShotNumbers): Rejection | null {
  for (const field of Object.keys(possible) as LoggedField[]) {
    const value = numbers[field];
    const { min, max } = possible[field];
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
