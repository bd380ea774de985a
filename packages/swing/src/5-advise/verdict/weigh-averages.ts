import type { FlightNumbers, FlightQuestion } from './flight-numbers.ts';
import type { Candidate, FlightStep } from './verdict.ts';

export interface JudgedFlight {
  readonly faults: readonly Candidate[];
  /** Says that this one shot was off although the average is not; null if the shot contradicts no average. */
  readonly contradiction: string | null;
}

interface Weighing {
  /** Numbers of the swing's own shot; null without. */
  readonly one: FlightNumbers | null;
  /** The averages; null without other shots. */
  readonly average: FlightNumbers | null;
  judge(question: FlightQuestion, numbers: FlightNumbers): Candidate | null;
}

const questions: readonly FlightQuestion[] = ['direction', 'strike', 'spin'];

/** The number without which a question has no answer. */
const basisOf = { direction: 'faceAngleDeg', strike: 'smashFactor', spin: 'spinRpm' } as const;

/** Words for a shot that was off, and for its average that is not. */
const offOnce: Readonly<Record<FlightQuestion, readonly [shot: string, average: string]>> = {
  direction: ['This ball flew off line', 'is on line'],
  strike: ['This strike cost ball speed', 'does not'],
  spin: ['This ball spun a lot', 'does not'],
};

/** Judges each question by the averages where there are enough shots, else by the one shot. */
export function weighAverages({ one, average, judge }: Weighing): JudgedFlight {
  const faults: Candidate[] = [];
  let contradiction: string | null = null;
  for (const question of questions) {
    const ofShot = one && judge(question, one);
    if (!average || average[basisOf[question]] === null) {
      if (ofShot) faults.push(ofShot);
      continue;
    }
    const shots = average.shots[question];
    const ofAverage = judge(question, average);
    if (ofAverage) {
      const isInShot = !one || one[basisOf[question]] === null || ofShot !== null;
      faults.push({ ...ofAverage, step: describeAverage(ofAverage.step, shots, isInShot) });
    } else if (ofShot) {
      const [shot, instead] = offOnce[question];
      contradiction ??= `${shot}, but your average of ${shots} shots ${instead}. One shot is noise.`;
    }
  }
  return { faults, contradiction };
}

function describeAverage(step: Candidate['step'], shots: number, isInShot: boolean): FlightStep {
  const basis = `These are averages of your last ${shots} shots.`;
  return {
    ...step,
    kind: 'flight',
    numbers: step.numbers.map((number) => ({ ...number, label: `${number.label}, ${shots} shots` })),
    note: isInShot ? basis : `${basis} This shot alone does not show it.`,
  };
}
