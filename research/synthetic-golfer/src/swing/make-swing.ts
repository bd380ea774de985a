import { playBodyMotion, playHandPath } from './motion/play-recorded-motion.ts';
import { type BodyDimensions, measureBody } from './pose/body-dimensions.ts';
import type { GolferPose } from './pose/golfer-pose.ts';
import { poseGolfer } from './pose/pose-golfer.ts';
import { drawBodyMotion } from './style/draw-body-motion.ts';
import { drawHandPath } from './style/draw-hand-path.ts';
import { layOutSwing, type SwingTimeline } from './style/swing-timeline.ts';
import type { SwingParameters } from './swing-parameters.ts';

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
