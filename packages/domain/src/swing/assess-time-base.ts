import type { SwingEvents, TimeBase } from '@trueswing/contracts';
import { quantile } from './smooth-series.ts';

export interface TimeBaseFacts {
  /** Presentation time of every decoded frame in seconds, the first at 0. */
  readonly frameTimesS: readonly number[];
  /** Frames a second as the container states it; used only for a clip of one frame. */
  readonly nominalFps: number;
  /** Per frame: whether it repeats the picture before. */
  readonly repeatedFrames: readonly boolean[];
}

/** A gap this many times the usual one is a cut or a freeze: seconds across it mean nothing. */
const brokenGap = 6;
/** Above this share of repeated frames the real rate is too low for a down-swing of a quarter of a second. */
const mostlyRepeated = 0.6;

/** What the frame times alone tell about time. Slow motion shows only in the swing: see `judgeSwingTime`. */
export function assessTimeBase({ frameTimesS, nominalFps, repeatedFrames }: TimeBaseFacts): TimeBase {
  const frames = frameTimesS.length;
  const spanS = (frameTimesS.at(-1) ?? 0) - (frameTimesS[0] ?? 0);
  const fps = frames > 1 && spanS > 0 ? (frames - 1) / spanS : nominalFps;
  const gaps = frameTimesS.slice(1).map((timeS, i) => timeS - (frameTimesS[i] ?? 0));
  const usualGapS = quantile(gaps, 0.5);
  const variable = gaps.some((gap) => Math.abs(gap - usualGapS) > usualGapS / 2);
  const duplicates = repeatedFrames.filter(Boolean).length;
  const base = { fps, frames, variable, duplicates, slowMotionFactor: null };

  if (gaps.some((gap) => gap > brokenGap * usualGapS || gap <= 0)) {
    return { ...base, trusted: false, reason: 'The frame times of this video jump, so seconds cannot be told.' };
  }
  if (frames > 0 && duplicates > mostlyRepeated * frames) {
    return { ...base, trusted: false, reason: 'Most frames of this video repeat the one before.' };
  }
  return { ...base, trusted: true };
}

/**
 * Down-swings (top to impact) of golfers from tour player to beginner last 0.17–0.42 s: 5–95 % of 758 real-time swings
 * are 0.20–0.30 s (GolfDB, McNally et al. 2019), slow amateurs reach 0.4 s. Longer is slow motion, shorter is sped up.
 */
export const realDownswingS = { min: 0.14, max: 0.42 } as const;

/** Adds what the swing itself tells: a down-swing that no golfer can make gives a re-timed video away. */
export function judgeSwingTime(timeBase: TimeBase, events: SwingEvents): TimeBase {
  if (!timeBase.trusted) return timeBase;
  const downswingS = events.impact.timeS - events.top.timeS;
  if (downswingS > realDownswingS.max) {
    return {
      ...timeBase,
      slowMotionFactor: null,
      trusted: false,
      reason:
        'This video seems to be in slow motion, so seconds and tempo cannot be told. Film in real time to see them.',
    };
  }
  if (downswingS < realDownswingS.min) {
    return { ...timeBase, slowMotionFactor: null, trusted: false, reason: 'This video seems to be sped up.' };
  }
  return { ...timeBase, slowMotionFactor: 1 };
}
