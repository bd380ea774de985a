import type { PoseModel } from './pose/open-pose-thread.ts';

/** Programs and model that the pipeline works with. */
export interface MediaTools {
  readonly ffmpegPath: string;
  readonly ffprobePath: string;
  readonly poseModel: PoseModel;
}
