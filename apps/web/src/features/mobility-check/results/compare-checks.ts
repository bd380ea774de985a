import type { MobilityCheck, MobilityPart } from '@trueswing/contracts';
import { checkParts } from '@trueswing/domain';

type Checked = Pick<MobilityCheck, 'parts'>;

/** Change of one turn between two checks. */
export interface TurnChange {
  readonly part: MobilityPart;
  readonly title: string;
  readonly side: 'left' | 'right';
  /** Degrees, whole; positive for farther than before. */
  readonly changeDeg: number;
  /** The ± of both turns joined, whole degrees. */
  readonly noiseDeg: number;
  readonly isBeyondNoise: boolean;
}

/**
 * Compares each turn that both checks measured, as it is written. A change beyond the noise is not yet a real one: the ± of a turn
 * comes from the repetitions of one check, and says nothing of how a body differs between two days.
 */
export const compareChecks = (now: Checked, before: Checked): TurnChange[] =>
  checkParts.flatMap(({ name, title }) =>
    (['left', 'right'] as const).flatMap((side): TurnChange[] => {
      const [turn, earlier] = [now.parts[name]?.[side], before.parts[name]?.[side]];
      if (!turn || !earlier) return [];
      // As the table shows both turns, so that the golfer can add up.
      const changeDeg = Math.round(turn.turnDeg) - Math.round(earlier.turnDeg);
      const noiseDeg = Math.ceil(Math.hypot(turn.plusMinusDeg, earlier.plusMinusDeg));
      return [{ part: name, title, side, changeDeg, noiseDeg, isBeyondNoise: Math.abs(changeDeg) > noiseDeg }];
    }),
  );

type MadeCheck = Pick<MobilityCheck, 'method' | 'version'>;

/** Whether two checks read a body alike: a video shows a turn otherwise than the sensors, and so may rules of another version. */
const isMadeAlike = (one: MadeCheck, other: MadeCheck): boolean =>
  one.method === other.method && one.version === other.version;

/** The checks, newest first, that were made as the newest one, so that a line through them is the body's. */
export const listMadeAlike = <Check extends MadeCheck>(checks: readonly Check[]): Check[] =>
  checks.filter((check) => isMadeAlike(check, checks[0] ?? check));

/**
 * Finds the check with which a check is compared: the newest of the earlier ones, newest first, that was made alike. Otherwise the
 * reason why there is none; null without earlier checks.
 */
export function findCheckBefore<Check extends MadeCheck>(
  check: MadeCheck,
  earlier: readonly Check[],
): { before: Check } | { reason: 'other-filming' | 'other-version' } | null {
  const before = earlier.find((each) => isMadeAlike(each, check));
  if (before) return { before };
  if (earlier.length === 0) return null;
  return { reason: earlier.some(({ version }) => version === check.version) ? 'other-filming' : 'other-version' };
}
