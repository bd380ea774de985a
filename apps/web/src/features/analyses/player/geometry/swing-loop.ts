import type { ViewAnalysis } from '@trueswing/contracts';

/** Seconds of the swing before address and after the finish. */
const lead = 0.4;
const trail = 0.5;

/** The part of a video that plays in a loop: the swing without the waiting before it and the walking after it. */
export function swingLoop({ events, timeBase }: Pick<ViewAnalysis, 'events' | 'timeBase'>): {
  startS: number;
  endS: number;
} {
  const { fps, frames, slowMotionFactor } = timeBase;
  const slowed = slowMotionFactor ?? 1;
  // It ends before the last frame: a video that reaches its end would stop.
  const lastS = (frames - 2) / fps;
  return {
    startS: Math.max(0, events.address.timeS - lead * slowed),
    endS: Math.min(lastS, events.finish.timeS + trail * slowed),
  };
}
