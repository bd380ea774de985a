import { type MobilityPart, mobilityParts, type TurnSummary } from '@trueswing/contracts';
import { type CheckPart, checkParts, type MotionRecording, readRecording, summarizeTurns } from '@trueswing/domain';
import { adviseOnPart } from './describe-check.ts';

/** Result of a part: its turns, null if it was skipped or nothing counted, and what to do better, by its last recording. */
export interface PartResult {
  readonly summary: TurnSummary | null;
  readonly advice: string | null;
}

export type PartResults = Readonly<Partial<Record<MobilityPart, PartResult>>>;

/** Where the check stands. `step` −1 is the preparation of the part. */
export interface CheckRun {
  readonly status: 'running' | 'paused' | 'between' | 'finished';
  readonly part: number;
  readonly step: number;
  readonly results: PartResults;
}

/** Begins with the first part that has no result; a part that was skipped has one. */
export const newRun = (results: PartResults = {}): CheckRun =>
  nextPart({ status: 'running', part: 0, step: -1, results });

export type RunAction =
  | { readonly do: 'next-step' }
  | { readonly do: 'finish-part'; readonly recording: MotionRecording }
  | { readonly do: 'pause' | 'repeat' | 'skip' | 'go-on' };

export const partOf = ({ part }: CheckRun): CheckPart => checkParts[part] as CheckPart;

/** A pause or a repetition starts the part again: the phone was moved meanwhile. */
export function advance(run: CheckRun, action: RunAction): CheckRun {
  switch (action.do) {
    // A timer may end in the moment in which the golfer pauses.
    case 'next-step':
      return run.status === 'running' ? { ...run, step: run.step + 1 } : run;
    case 'finish-part':
      if (run.status !== 'running') return run;
      return { ...run, status: 'between', results: withPart(run, readPart(action.recording)) };
    case 'pause':
      return run.status === 'running' ? { ...run, status: 'paused', step: -1 } : run;
    case 'repeat':
      return { ...run, status: 'running', step: -1 };
    // What was measured before a repetition that is skipped stays.
    case 'skip':
      return nextPart({ ...run, results: { [partOf(run).name]: skipped, ...run.results } });
    case 'go-on':
      return nextPart(run);
  }
}

const skipped: PartResult = { summary: null, advice: null };

/** Takes a result over; a side that was measured stays when its repetition measures nothing there. */
function withPart(run: CheckRun, { summary, advice }: PartResult): PartResults {
  const { name } = partOf(run);
  return { ...run.results, [name]: { summary: joinSides(run.results[name]?.summary ?? null, summary), advice } };
}

function joinSides(before: TurnSummary | null, next: TurnSummary | null): TurnSummary | null {
  if (!before || !next || (next.right && next.left)) return next ?? before;
  const [right, left] = [next.right ?? before.right, next.left ?? before.left];
  // Sides of two recordings are not compared.
  return { right, left, asymmetryDeg: null };
}

/** Whether every part was measured or skipped. */
export const isComplete = (results: PartResults): boolean => newRun(results).status === 'finished';

/** Whether any part has a turn. */
export const hasTurn = (results: PartResults): boolean => mobilityParts.some((part) => results[part]?.summary);

/** Whether any part was measured since. A repetition that measured nothing leaves the turns as they were. */
export const hasNewTurn = (results: PartResults, before: PartResults): boolean =>
  mobilityParts.some((part) => results[part]?.summary && results[part].summary !== before[part]?.summary);

function nextPart(run: CheckRun): CheckRun {
  const part = checkParts.findIndex(({ name }) => !run.results[name]);
  return part === -1 ? { ...run, status: 'finished' } : { ...run, status: 'running', part, step: -1 };
}

function readPart(recording: MotionRecording): PartResult {
  const reading = readRecording(recording);
  const advice = adviseOnPart(reading);
  if (typeof reading === 'string') return { summary: null, advice };
  const summary = summarizeTurns(reading);
  return { summary: summary.right || summary.left ? summary : null, advice };
}
