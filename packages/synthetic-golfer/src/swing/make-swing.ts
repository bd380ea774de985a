import { type BodyDimensions, measureBody } from './body-dimensions.ts';
import { drawBodyMotion } from './draw-body-motion.ts';
import { drawHandPath } from './draw-hand-path.ts';
import type { GolferPose } from './golfer-pose.ts';
import { playBodyMotion, playHandPath } from './play-recorded-motion.ts';
import { poseGolfer } from './pose-golfer.ts';
import type { SwingParameters } from './swing-parameters.ts';
import { layOutSwing, type SwingTimeline } from './swing-timeline.ts';

/** A swing as a function of time. Always right-handed: a left-hander is its mirror image. */
export interface Swing {
  parameters: SwingParameters;
  body: BodyDimensions;
  timeline: SwingTimeline;
  durationS: number;
  poseAt: (t: number) => GolferPose;
}

export function makeSwing(parameters: SwingParameters): Swing {
  const body = measureBody(parameters);
  const timeline = layOutSwing(parameters);
  const { recorded } = parameters;
  const motion = recorded ? playBodyMotion(recorded) : drawBodyMotion(parameters, timeline);
  const hands = recorded ? playHandPath(recorded) : drawHandPath(parameters, timeline);
  return {
    parameters,
    body,
    timeline,
    durationS: timeline.end,
    poseAt: (t) => poseGolfer(parameters, body, motion, hands, t),
  };
}
