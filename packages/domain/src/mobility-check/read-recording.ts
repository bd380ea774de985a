import { checkLimits } from './check-limits.ts';
import { followTurn } from './follow-turn.ts';
import { type MotionSample, usableSamples } from './motion-sample.ts';
import { settleGravity } from './orientation.ts';
import { type Repetition, readRepetition, type Side } from './read-repetition.ts';
import { recognizeAxes, toDegPerS } from './recognize-axes.ts';
import { findStillSpans, type StillSpan, type TimedRate } from './still-spans.ts';
import { add, lengthOf, meanOf, medianOf, times } from './vector.ts';

/** Where the golfer was asked to go, from this time on. */
export interface Prompt {
  readonly atMs: number;
  readonly pose: 'center' | Side;
}

/** One part of the check: the phone at one place, several turns to each side. */
export interface MotionRecording {
  readonly samples: readonly MotionSample[];
  /** In the order of time; the center stands first, last and between any two turns. */
  readonly prompts: readonly Prompt[];
}

/** Faults that a whole recording can have. */
export type UnreadableBecause = 'no-samples' | 'too-few-samples' | 'sensor-drifts' | 'sensors-disagree';

/** Reads each turn of a recording, or says why it cannot be read at all. */
export function readRecording(recording: MotionRecording): readonly Repetition[] | UnreadableBecause {
  const { samples, isSettled } = settleGravity(usableSamples(recording.samples));
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.timeMs - first.timeMs < 1000) return 'no-samples';
  if ((samples.length - 1) / ((last.timeMs - first.timeMs) / 1000) < checkLimits.slowestHz) return 'too-few-samples';

  const reported = toDegPerS(samples);
  const spans = findStillSpans(reported);
  if (biasChange(reported, spans) > checkLimits.biasChangeDegPerS) return 'sensor-drifts';
  const { rates, errorDeg } = recognizeAxes(samples, reported, spans);
  if (spans.length > 1 && errorDeg > checkLimits.disagreementDeg) return 'sensors-disagree';
  const turnedDeg = followTurn(samples, rates, spans);

  const holds = recording.prompts.map((prompt, i) => ({
    pose: prompt.pose,
    span: lastHold(samples, spans, prompt.atMs, recording.prompts[i + 1]?.atMs ?? last.timeMs),
  }));
  const repetitions = holds.flatMap(({ pose, span }, i) => {
    if (pose === 'center') return [];
    const around = { before: holds[i - 1]?.span, end: span, after: holds[i + 1]?.span };
    return [readRepetition(pose, { samples, turnedDeg }, around)];
  });
  return settleDirection(repetitions, isSettled);
}

/**
 * By how much the mean rate differs between the first holds and the last ones: it should be the sensor's constant bias. Of three
 * the middle one counts, since a golfer who creeps on in one hold is no drift.
 */
function biasChange(rates: readonly TimedRate[], spans: readonly StillSpan[]): number {
  const biases = spans.map(({ from, to }) => meanOf(rates.slice(from, to + 1).map(({ rate }) => rate)));
  return lengthOf(add(medianOf(biases.slice(0, 3)), times(medianOf(biases.slice(-3)), -1)));
}

/**
 * The last span that lasts long enough within the time of a prompt, from the prompt on: while the golfer prepares, the phone
 * may have been still elsewhere.
 */
function lastHold(samples: readonly MotionSample[], spans: readonly StillSpan[], fromMs: number, toMs: number) {
  const hold = spans.findLast(({ from, to }) => {
    const [start, end] = [samples[from]?.timeMs ?? 0, samples[to]?.timeMs ?? 0];
    return Math.min(end, toMs) - Math.max(start, fromMs) >= checkLimits.holdMs;
  });
  const first = samples.findIndex(({ timeMs }) => timeMs >= fromMs);
  return hold && { from: Math.max(hold.from, first), to: hold.to };
}

/**
 * Without orientation nothing says whether gravity is given upward or downward, so the turns that count settle together which
 * way is which. A turn to the other side than asked does not count.
 */
function settleDirection(repetitions: readonly Repetition[], isKnown: boolean): readonly Repetition[] {
  const together = repetitions.reduce((sum, { rejected, turnDeg }) => sum + (rejected === null ? turnDeg : 0), 0);
  const sign = !isKnown && together < 0 ? -1 : 1;
  return repetitions.map((repetition) => {
    const turnDeg = sign * repetition.turnDeg;
    const rejected = repetition.rejected ?? (turnDeg < 0 ? 'other-way' : null);
    return { ...repetition, turnDeg, rejected };
  });
}
