import type { FirstLook, LookedVideo, SaidOfVideo } from '@trueswing/swing';

/** To the worker. `open` comes before the first `track`; each `track` and `look` is answered in order, one that is stopped with `failed`. */
export type TrackerRequest =
  | { readonly type: 'open'; readonly wasmUrl: string; readonly modelUrl: string }
  | { readonly type: 'track'; readonly id: number; readonly file: File; readonly mirrored: boolean }
  | { readonly type: 'look'; readonly id: number; readonly video: LookedVideo; readonly said: SaidOfVideo }
  | { readonly type: 'stop'; readonly id: number };

/**
 * From the worker. `unreadable` is a video that this browser cannot decode. `failed` may pass: with an id it concerns one video; after
 * one without, nothing more can be tracked.
 */
export type TrackerReply =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'tracked'; readonly id: number; readonly video: LookedVideo }
  | { readonly type: 'looked'; readonly id: number; readonly look: FirstLook }
  | { readonly type: 'unreadable'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number | null };
