import type { PoseModel } from './pose/open-pose-thread.ts';

/** The programs and the pose model that the pipeline uses. */
export interface MediaTools {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  readonly poseModel: PoseModel;
}
