import type { PoseFrame } from '@trueswing/contracts';

/** What the pose thread is started with. */
export interface PoseThreadStart {
  readonly modelPath: string;
}

/** One frame for the thread; its buffer is transferred there and comes back with the answer. */
export interface PoseRequest {
  readonly pixels: ArrayBuffer;
  readonly width: number;
  readonly height: number;
  /** Strictly increasing, the first 0: anything else poisons MediaPipe's graph. */
  readonly timestampMs: number;
}

/** Asks the thread to forget all frames that it has seen. */
export const resetMessage = 'reset';

export type DetectedPose = Pick<PoseFrame, 'image' | 'world'>;

/** From the thread: `ready` after the start and each forgetting, and one `pose` per question, in order. */
export type PoseReply =
  | { readonly type: 'ready' }
  | { readonly type: 'pose'; readonly pose: DetectedPose; readonly busyMs: number; readonly pixels: ArrayBuffer };
