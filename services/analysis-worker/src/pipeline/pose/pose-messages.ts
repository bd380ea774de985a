import type { PoseFrame } from '@trueswing/contracts';

/** Start parameters of the pose thread. */
export interface PoseThreadStart {
  readonly modelPath: string;
}

/** One frame for the thread; its buffer is transferred there and comes back with the reply. */
export interface PoseRequest {
  readonly pixels: ArrayBuffer;
  readonly width: number;
  readonly height: number;
  /** Strictly increasing, the first 0: any other order breaks MediaPipe's graph for good. */
  readonly timestampMs: number;
}

/** Asks the thread to discard what the model learned from earlier frames. */
export const resetMessage = 'reset';

/** Asks the thread to end when it reads no file: before it compiles the model, or once it is ready. */
export const endMessage = 'end';

export type DetectedPose = Pick<PoseFrame, 'image' | 'world'>;

/** From the thread: `ready` after the start and after each reset, and one `pose` per request, in order. */
export type PoseReply =
  | { readonly type: 'ready' }
  | { readonly type: 'pose'; readonly pose: DetectedPose; readonly busyMs: number; readonly pixels: ArrayBuffer };
