import type { SwingEvents, TimeBase, TimeBaseFacts } from '@trueswing/contracts';
import { quantile } from '../smooth-series.ts';

/** A gap this many times the usual one is a cut or a freeze, so times across it are meaningless. */
const brokenGap = 6;
/** The stance is read over so long before the take-away. What happens earlier, as the late start of a recording, is not timed. */
const stanceS = 0.5;
/** No camera films in real time with fewer different pictures a second: a down-swing lasts a quarter of one. */
const fewestPicturesPerS = 12;

/** Frame gaps this many times longer than in another part: the file plays parts in slow motion. */
const rampedGap = 2.8;
/** Required run length: a phone in poor light halves its rate, and single frames come late. */
const rampedRun = 8;
/** If the capture rate exceeds the playback rate by this factor, the file is slow motion. */
const clearlyFaster = 1.2;
/** Android notes this rate in ordinary videos, also where the camera took fewer pictures in poor light. No slow motion is filmed at it. */
const usualFps = 30;
/**
 * Phones slow down four times or more. A smaller factor is rather that of a camera that takes fewer pictures in poor light than its
 * file notes, or of the golfer's answer for another video.
 */
const leastPhoneFactor = 3;

/**
 * Down-swings (top to impact) of golfers from tour player to beginner last 0.17–0.42 s: 5–95 % of 758 real-time swings
 * are 0.20–0.30 s (GolfDB, McNally et al. 2019), slow amateurs reach 0.4 s. A factor must bring the swing into this range.
 */
const realDownswingS = { min: 0.14, max: 0.42 } as const;
/**
 * A swing without a known factor is real time up to here. Between the two lie slow amateurs filmed at 30 frames a second,
 * where the events alone are ± 0.05 s. Phones slow down four times or more: their fastest swing takes 0.6 s.
 */
const longestRealDownswingS = 0.6;

/**
 * Address to top, in down-swings: 2.6–5.3 of 1,400 labeled swings (5–95 %), 1.7–7.7 for the slowest and quickest known
 * swings. A swing far outside is played at two speeds; in slow motion, where phones begin and end at full speed, any
 * swing outside is.
 */
const realTempo = { min: 1.2, max: 11 } as const;
const slowedTempo = { min: 1.7, max: 7.7 } as const;

/** Relates the file's seconds to real ones, from its frame times, its metadata, the golfer's word and the swing itself. */
export function assessTimeBase(facts: TimeBaseFacts, events: SwingEvents): TimeBase {
  const { frameTimesS, repeatedFrames } = facts;
  const frames = frameTimesS.length;
  const spanS = (frameTimesS.at(-1) ?? 0) - (frameTimesS[0] ?? 0);
  const gaps = toGaps(frameTimesS);
  const usualGapS = quantile(gaps, 0.5);
  const longestGapS = brokenGap * slowestGap(gaps, usualGapS);
  const broken = gaps.filter((gap) => gap > longestGapS);
  // A freeze before the swing is none of its rate, by which the ± of the times are known.
  const playedSpanS = spanS - broken.reduce((sum, gap) => sum + gap, 0);
  const base = {
    fps: frames > 1 && playedSpanS > 0 ? (frames - 1 - broken.length) / playedSpanS : 0,
    frames,
    variable: gaps.some((gap) => Math.abs(gap - usualGapS) > usualGapS / 2),
    duplicates: repeatedFrames.filter(Boolean).length,
  };
  const distrust = (reason: string): TimeBase => ({ ...base, slowMotionFactor: null, trusted: false, reason });

  const stanceAt = frameTimesS.findIndex((timeS) => timeS >= events.address.timeS - stanceS);
  const timedGaps = toGaps(frameTimesS.slice(Math.max(0, stanceAt), events.finish.frame + 1));
  if (timedGaps.some((gap) => gap > longestGapS || gap <= 0)) return distrust(reasons.jumps);
  const swingGaps = toGaps(frameTimesS.slice(events.address.frame, events.finish.frame + 1));
  if (speedRamp(swingGaps).ratio > rampedGap) return distrust(reasons.ramp);

  const picturesPerS = 1 / (quantile(swingGaps, 0.5) * picturePace(repeatedFrames, events));
  const slowed = listCaptureRates(facts, gaps)
    .map((fps) => fps / picturesPerS)
    .filter((factor) => factor > clearlyFaster);
  const playedS = events.impact.timeS - events.top.timeS;
  const fits = (factor: number, longestS: number) =>
    playedS / factor >= realDownswingS.min && playedS / factor <= longestS;

  const fitsRealTime = (longestS: number) => picturesPerS >= fewestPicturesPerS && fits(1, longestS);
  const known = slowed.find(
    (factor) => fits(factor, realDownswingS.max) && (factor >= leastPhoneFactor || !fitsRealTime(realDownswingS.max)),
  );
  const longestS = slowed.length > 0 ? realDownswingS.max : longestRealDownswingS;
  // A video that was shared in real time may still have the camera's metadata.
  const isRealTime = known === undefined && fitsRealTime(longestS);
  if (known === undefined && !isRealTime) {
    if (playedS < realDownswingS.min) return distrust(reasons.spedUp);
    return { ...distrust(reasonOfFactor(facts, slowed.length > 0)), lacksFactor: true };
  }
  const possible = known === undefined ? realTempo : slowedTempo;
  const tempo = (events.top.timeS - events.address.timeS) / playedS;
  if (tempo < possible.min || tempo > possible.max) return distrust(reasons.ramp);
  return { ...base, slowMotionFactor: known ?? 1, trusted: true };
}

/** Why no factor of slow motion is known. */
function reasonOfFactor({ slowMotion }: TimeBaseFacts, hasOtherRates: boolean): string {
  if (slowMotion === '120' || slowMotion === '240') return reasons.statedRate;
  if (hasOtherRates) return reasons.otherRate;
  return slowMotion === 'no' ? reasons.slowAfterAll : reasons.slowMotion;
}

/**
 * As `assessTimeBase`, with events that the golfer moved. Where the detected ones fit, the moments are at fault and not the video.
 */
export function assessMovedTimeBase(facts: TimeBaseFacts, events: SwingEvents, detected: TimeBase): TimeBase {
  const timeBase = assessTimeBase(facts, events);
  if (timeBase.trusted || !detected.trusted || timeBase.reason === reasons.jumps) return timeBase;
  return { ...timeBase, reason: reasons.moved };
}

const reasons = {
  jumps: 'This video skips, so we cannot time your swing.',
  ramp: 'This video changes its speed during the swing, so we cannot time it. Send the original file, or film in real time.',
  spedUp: 'This video seems to be sped up, so we cannot time your swing. Please film in real time.',
  slowMotion:
    'This video seems to be in slow motion, so we cannot time your swing. Choose 120 or 240 fps when you upload it.',
  slowAfterAll: 'This video plays slower than any swing, so we cannot time yours. Was it slow motion?',
  statedRate:
    'The slow motion that you chose does not fit this video, so we cannot time your swing. Choose the other rate, or “Not sure”.',
  moved: 'No swing has the times of the moments that you set, so we cannot time it. Check address, top and impact.',
  otherRate:
    'This video plays at another speed than slow motion, so we cannot time your swing. Send the original file.',
} as const;

const toGaps = (timesS: readonly number[]): number[] => timesS.slice(1).map((timeS, i) => timeS - (timesS[i] ?? 0));

/** Phones slow down at most so many times. */
const slowestFactor = 16;
/** The long gaps of slow motion are no jumps. */
const slowestGap = (gaps: readonly number[], usualGapS: number): number =>
  Math.max(usualGapS, Math.min(speedRamp(gaps).longestS, slowestFactor * usualGapS));

interface Ramp {
  /** The gap that the fastest run of frames keeps below, and the one that the slowest keeps above. */
  readonly shortestS: number;
  readonly longestS: number;
  readonly ratio: number;
}

/** Compares long runs of gaps: where some are much longer, slow motion begins or ends. */
function speedRamp(gaps: readonly number[]): Ramp {
  let [shortestS, longestS] = [Number.POSITIVE_INFINITY, 0];
  for (let i = rampedRun; i <= gaps.length; i++) {
    const run = gaps.slice(i - rampedRun, i);
    // The whole run must be slow or fast: a single late or early frame does not count.
    shortestS = Math.min(shortestS, Math.max(...run));
    longestS = Math.max(longestS, Math.min(...run));
  }
  return { shortestS, longestS, ratio: longestS / shortestS };
}

/** Counts the frames of the swing that show one picture: 1, or more where an editor slowed it down by repeating each. */
function picturePace(repeatedFrames: readonly boolean[], { address, finish }: SwingEvents): number {
  const fresh = repeatedFrames.flatMap((repeated, i) =>
    !repeated && i >= address.frame && i <= finish.frame ? [i] : [],
  );
  return Math.max(1, quantile(toGaps(fresh), 0.5) || 1);
}

/**
 * Frames a second at which the camera may have filmed, the surest first: the file's metadata, the golfer's word, and the
 * full-speed part of a file that changes its speed and keeps every frame.
 */
function listCaptureRates({ captureFps, slowMotion }: TimeBaseFacts, gaps: readonly number[]): number[] {
  const stated = slowMotion === '120' || slowMotion === '240' ? [Number(slowMotion)] : [];
  const ramp = speedRamp(gaps);
  const noted = captureFps && captureFps > usualFps ? [captureFps] : [];
  return [...noted, ...stated, ...(ramp.ratio > rampedGap ? [1 / ramp.shortestS] : [])];
}
