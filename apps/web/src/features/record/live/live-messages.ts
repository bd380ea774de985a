import type { PoseFrame } from '@trueswing/contracts';

/** To the worker. Pictures are sent one by one, each after the answer to the one before. */
export type LiveRequest =
  | { readonly type: 'open'; readonly wasmUrl: string; readonly modelUrl: string }
  | { readonly type: 'picture'; readonly picture: ImageBitmap; readonly timeS: number };

/** From the worker. After `failed`, or `not-loaded` for files that did not arrive, it answers nothing any more. */
export type LiveReply =
  | { readonly type: 'opened' }
  | { readonly type: 'pose'; readonly pose: Pick<PoseFrame, 'image' | 'world'>; readonly timeS: number }
  | { readonly type: 'not-loaded' }
  | { readonly type: 'failed' };
