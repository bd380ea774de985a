import { checkLimits } from './check-limits.ts';
import type { MotionSample } from './motion-sample.ts';
import { uprightOf } from './recognize-axes.ts';
import type { StillSpan } from './still-spans.ts';
import { angleDeg } from './vector.ts';

export type Side = 'right' | 'left';

/** Why a turn does not count. */
export type RejectedBecause =
  | 'moved-before'
  | 'moved-at-the-end'
  | 'moved-after'
  | 'samples-missing'
  | 'tilted'
  | 'did-not-come-back'
  | 'hardly-turned'
  | 'feet-moved'
  | 'other-way';

/** One turn to a side and back. */
export interface Repetition {
  readonly side: Side;
  /** Angle by which the golfer turned to the side that was asked for; negative to the other side. */
  readonly turnDeg: number;
  /** Rest of the turn after coming back: the sensor drifted, or the phone slipped. */
  readonly driftDeg: number;
  /** Null if the turn counts. */
  readonly rejected: RejectedBecause | null;
}

/** A recording with its turn about the vertical at each sample, degrees counterclockwise from above. */
export interface FollowedRecording {
  readonly samples: readonly MotionSample[];
  readonly turnedDeg: readonly number[];
}

/** Where the golfer was still before a turn, at its end, and after coming back; undefined if never. */
export interface Holds {
  readonly before: StillSpan | undefined;
  readonly end: StillSpan | undefined;
  readonly after: StillSpan | undefined;
}

/** Reads one turn as the mean of the way out and the way back, in which a steady drift cancels. */
export function readRepetition(side: Side, recording: FollowedRecording, holds: Holds): Repetition {
  const { before, end, after } = holds;
  const lost = (rejected: RejectedBecause): Repetition => ({ side, turnDeg: 0, driftDeg: 0, rejected });
  if (!before) return lost('moved-before');
  if (!end) return lost('moved-at-the-end');
  if (!after) return lost('moved-after');
  if (end.to === before.to) return lost('hardly-turned');
  if (after.to === end.to) return lost('did-not-come-back');

  const at = ({ from, to }: StillSpan): number => recording.turnedDeg[Math.round((from + to) / 2)] ?? 0;
  const toward = side === 'left' ? 1 : -1;
  const out = (at(end) - at(before)) * toward;
  const back = (at(end) - at(after)) * toward;
  const turnDeg = (out + back) / 2;
  const driftDeg = Math.abs(out - back);
  const leans = [end, after].map((span) =>
    angleDeg(uprightOf(recording.samples, before), uprightOf(recording.samples, span)),
  );
  const rejected = ((): RejectedBecause | null => {
    if (longestGapMs(recording.samples, before.from, after.to) > checkLimits.gapMs) return 'samples-missing';
    if (Math.max(...leans) > checkLimits.tiltDeg) return 'tilted';
    if (driftDeg > Math.max(checkLimits.driftDeg, Math.abs(turnDeg) / 10)) return 'did-not-come-back';
    if (Math.abs(turnDeg) < checkLimits.smallestTurnDeg) return 'hardly-turned';
    if (Math.abs(turnDeg) > checkLimits.largestTurnDeg) return 'feet-moved';
    return null;
  })();
  return { side, turnDeg, driftDeg, rejected };
}

function longestGapMs(samples: readonly MotionSample[], from: number, to: number): number {
  let longest = 0;
  for (let i = from + 1; i <= to; i++) {
    longest = Math.max(longest, (samples[i]?.timeMs ?? 0) - (samples[i - 1]?.timeMs ?? 0));
  }
  return longest;
}
