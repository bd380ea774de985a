import type { SwingEvents, TimeBase } from '@trueswing/contracts';

/** One video of a swing. */
export interface TimedVideo {
  readonly events: SwingEvents;
  readonly timeBase: TimeBase;
}

/** Rule by which the time of one video is found in another one of the same swing, or of another swing. */
export interface Alignment {
  /** Seconds of the other video for each second of this one. */
  readonly rate: number;
  /** The moment of the other video, in its seconds. */
  toOther(timeS: number): number;
}

/**
 * Aligns two videos at impact, by the seconds of the swing: a video in slow motion runs slower. Where the factor of a video is
 * not known, both are taken to show one swing, so the way from mid-backswing to impact takes equally long in both: these
 * events are detected well in either view, and farther apart than top and impact.
 */
export function alignVideos(video: TimedVideo, other: TimedVideo): Alignment {
  const rate = rateOf(video, other);
  const [impactS, otherImpactS] = [video.events.impact.timeS, other.events.impact.timeS];
  return { rate, toOther: (timeS) => otherImpactS + (timeS - impactS) * rate };
}

function rateOf(video: TimedVideo, other: TimedVideo): number {
  const [factor, otherFactor] = [video, other].map(knownFactor);
  if (factor && otherFactor) return otherFactor / factor;
  const [spanS = 0, otherSpanS = 0] = [video, other].map(
    ({ events }) => events.impact.timeS - events.midBackswing.timeS,
  );
  return spanS > 0 && otherSpanS > 0 ? otherSpanS / spanS : 1;
}

const knownFactor = ({ timeBase }: TimedVideo): number | null => (timeBase.trusted ? timeBase.slowMotionFactor : null);
