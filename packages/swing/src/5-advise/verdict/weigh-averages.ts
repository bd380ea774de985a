import { averageWindowDays } from '../../4-judge/history/monthly-average.ts';
import type { FlightNumbers, FlightQuestion } from './flight-numbers.ts';
import type { FlightCandidate, FlightStep } from './verdict.ts';

/** Answer of numbers to a question. `fine` is as sure as `fault`; `open`: the limit lies within the numbers' error. */
export type FlightAnswer =
  | { readonly kind: 'fault'; readonly candidate: FlightCandidate; readonly side: -1 | 1 }
  | { readonly kind: 'fine' | 'open' };

export interface JudgedFlight {
  readonly faults: readonly FlightCandidate[];
  /** Says that this one shot was off although the average surely is not; null if the shot contradicts no average. */
  readonly contradiction: string | null;
}

interface Weighing {
  /** Numbers of the swing's own shot; null without. */
  readonly one: FlightNumbers | null;
  /** The averages; null without other shots. */
  readonly average: FlightNumbers | null;
  /** Null where the numbers for the question are missing. */
  judge(question: FlightQuestion, numbers: FlightNumbers): FlightAnswer | null;
}

const questions: readonly FlightQuestion[] = ['direction', 'strike', 'spin'];

/** Words for a shot that was off, and for its average that is not. */
const offOnce: Readonly<Record<FlightQuestion, readonly [shot: string, average: string]>> = {
  direction: ['This ball flew off line', 'is on line'],
  strike: ['This strike cost ball speed', 'does not'],
  spin: ['This ball spun a lot', 'does not'],
};

/** Judges each question by the averages where they decide, else by the one shot. */
export function weighAverages({ one, average, judge }: Weighing): JudgedFlight {
  const faults: FlightCandidate[] = [];
  let contradiction: string | null = null;
  for (const question of questions) {
    const ofShot = one && judge(question, one);
    const shotFault = ofShot?.kind === 'fault' ? ofShot : null;
    const ofAverage = average && knowsAsMuch(question, average, one) ? judge(question, average) : null;
    if (average && ofAverage?.kind === 'fault') {
      const remark = ofShot && knowsAsMuch(question, one, average) ? remarkOn(ofShot, ofAverage.side) : '';
      faults.push({ ...ofAverage.candidate, step: describeAverage(ofAverage.candidate.step, average, remark) });
    } else if (average && ofAverage?.kind === 'fine') {
      const [shot, instead] = offOnce[question];
      if (shotFault) {
        contradiction ??= `${shot}, but your average of ${average.shots[question]} shots ${instead}. One shot is noise.`;
      }
    } else if (shotFault) {
      const { candidate } = shotFault;
      faults.push(
        average && ofAverage ? { ...candidate, step: openStep(candidate.step, average.shots[question]) } : candidate,
      );
    }
  }
  return { faults, contradiction };
}

/** Without a club path a curve is unknown: such numbers do not speak for a shot that has one. */
const knowsAsMuch = (question: FlightQuestion, numbers: FlightNumbers, other: FlightNumbers | null): boolean =>
  question !== 'direction' || numbers.clubPathDeg !== null || (other?.clubPathDeg ?? null) === null;

/** Says how the shot differs from a fault that the averages have; nothing if it has the same. */
function remarkOn(ofShot: FlightAnswer, side: -1 | 1): string {
  if (ofShot.kind !== 'fault') return ' This shot alone does not show it.';
  return ofShot.side === side ? '' : ' This shot missed to the other side.';
}

function openStep(step: FlightStep, shots: number): FlightStep {
  return {
    ...step,
    note: `This is one shot. Your other ${shots} lie too far apart to show if it is usual.`,
  };
}

function describeAverage(step: FlightStep, average: FlightNumbers, remark: string): FlightStep {
  const counted = step.numbers.map((number) => ({ number, shots: average.shotsBehind[number.label] ?? 0 }));
  // The first number is the one that the sentence names.
  const shots = counted[0]?.shots ?? 0;
  return {
    ...step,
    numbers: counted.map(({ number, shots: own }) => ({ ...number, label: `${number.label}, ${own} shots` })),
    note: `This is your average of ${shots} shots in the ${averageWindowDays} days before.${remark}`,
  };
}
