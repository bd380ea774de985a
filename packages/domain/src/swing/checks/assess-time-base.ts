import type { SwingEvents, TimeBase } from '@trueswing/contracts';
import { quantile } from '../track/smooth-series.ts';

export interface TimeBaseFacts {
  /** Presentation time of every decoded frame in seconds, the first at 0. */
  readonly frameTimesS: readonly number[];
  /** Per frame: whether it repeats the picture before. */
  readonly repeatedFrames: readonly boolean[];
  /** The capture rate in the file's metadata, frames per second; absent if the file has none. */
  readonly captureFps?: number | null;
}

/** A gap this many times the usual one is a cut or a freeze, so times across it are meaningless. */
const brokenGap = 6;
/** Above this share of repeated frames the real rate is too low for a down-swing of a quarter of a second. */
const mostlyRepeated = 0.6;

/** Frame gaps this many times longer than in another part: the file plays parts in slow motion. */
const rampedGap = 2.8;
/** Required run length: a phone in poor light halves its rate, and single frames come late. */
const rampedRun = 8;
/** If the capture rate exceeds the playback rate by this factor, the file is slow motion. */
const clearlyFaster = 1.2;

/** The time base from frame times alone; a clip of one frame has a rate of 0. Slow motion shows only in the swing: see `judgeSwingTime`. */
export function assessTimeBase({ frameTimesS, repeatedFrames, captureFps }: TimeBaseFacts): TimeBase {
  const frames = frameTimesS.length;
  const spanS = (frameTimesS.at(-1) ?? 0) - (frameTimesS[0] ?? 0);
  const fps = frames > 1 && spanS > 0 ? (frames - 1) / spanS : 0;
  const gaps = frameTimesS.slice(1).map((timeS, i) => timeS - (frameTimesS[i] ?? 0));
  const usualGapS = quantile(gaps, 0.5);
  const variable = gaps.some((gap) => Math.abs(gap - usualGapS) > usualGapS / 2);
  const duplicates = repeatedFrames.filter(Boolean).length;
  const slowed = captureFps && fps > 0 ? captureFps / fps : 0;
  const base = { fps, frames, variable, duplicates, slowMotionFactor: slowed > clearlyFaster ? slowed : null };

  if (gaps.some((gap) => gap > brokenGap * usualGapS || gap <= 0)) {
    return { ...base, trusted: false, reason: 'The frame times of this video jump, so seconds cannot be told.' };
  }
  if (frames > 0 && duplicates > mostlyRepeated * frames) {
    return { ...base, trusted: false, reason: 'Most frames of this video repeat the one before.' };
  }
  if (hasSpeedRamp(gaps)) return { ...base, slowMotionFactor: null, trusted: false, reason: rampReason };
  return { ...base, trusted: true };
}

const rampReason =
  'This video changes its speed (part of it is in slow motion), so seconds and tempo cannot be told. Film in real time to see them.';

/** Whether long runs of gaps are much longer than other long runs: slow motion begins or ends within the file. */
function hasSpeedRamp(gaps: readonly number[]): boolean {
  let [shortest, longest] = [Number.POSITIVE_INFINITY, 0];
  for (let i = rampedRun; i <= gaps.length; i++) {
    const run = gaps.slice(i - rampedRun, i);
    // The whole run must be slow or fast: a single late or early frame does not count.
    shortest = Math.min(shortest, Math.max(...run));
    longest = Math.max(longest, Math.min(...run));
  }
  return longest > rampedGap * shortest;
}

/**
 * Down-swings (top to impact) of golfers from tour player to beginner last 0.17–0.42 s: 5–95 % of 758 real-time swings
 * are 0.20–0.30 s (GolfDB, McNally et al. 2019), slow amateurs reach 0.4 s. Longer is slow motion, shorter is sped up.
 */
export const realDownswingS = { min: 0.14, max: 0.42 } as const;

/**
 * Address to top, in down-swings: 2.6–5.3 of 1,400 labeled swings (5–95 %), 1.7–7.7 for the slowest and quickest known
 * swings. A swing far outside is played at two speeds.
 */
const realTempo = { min: 1.2, max: 11 } as const;

/**
 * Adds the evidence of the swing itself: an impossible downswing duration reveals a re-timed video. Slow motion with
 * a factor from the metadata is trusted if the resulting downswing duration is possible.
 */
export function judgeSwingTime(timeBase: TimeBase, events: SwingEvents): TimeBase {
  if (!timeBase.trusted) return timeBase;
  const playedS = events.impact.timeS - events.top.timeS;
  const refuse = (reason: string): TimeBase => ({ ...timeBase, slowMotionFactor: null, trusted: false, reason });
  // A video that was shared in real time may still have the camera's metadata.
  const factor = [timeBase.slowMotionFactor ?? 1, 1].find(
    (slowed) => playedS / slowed >= realDownswingS.min && playedS / slowed <= realDownswingS.max,
  );
  if (factor === undefined) {
    return playedS < realDownswingS.min
      ? refuse('This video seems to be sped up, so seconds and tempo cannot be told. Film in real time to see them.')
      : refuse(
          'This video seems to be in slow motion, so seconds and tempo cannot be told. Film in real time to see them.',
        );
  }
  const tempo = (events.top.timeS - events.address.timeS) / playedS;
  if (tempo < realTempo.min || tempo > realTempo.max) return refuse(rampReason);
  return { ...timeBase, slowMotionFactor: factor };
}
