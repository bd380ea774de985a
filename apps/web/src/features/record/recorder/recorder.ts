import type { Handedness, PoseFrame, VideoView } from '@trueswing/contracts';
import type { Framing, SwingTrigger } from '@trueswing/swing';
import type { CameraFailure } from '../camera/camera-failure.ts';

export interface RecorderSettings {
  readonly view: VideoView;
  readonly handedness: Handedness;
  readonly trigger: SwingTrigger;
  /** False where the golfer has not agreed to load the model yet: see `watch`. */
  readonly isWatching: boolean;
}

/**
 * Whether poses are detected. `off`: the golfer has not agreed to load the model. `loading`: it is on its way. `not-loaded`: it did
 * not arrive. `unable`: it does not run on this device. Without poses the self-timer alone keeps a swing.
 */
export type Watching = 'on' | 'off' | 'loading' | 'not-loaded' | 'unable';

export type RecorderStatus =
  | { readonly status: 'opening' }
  /** Waits for a swing; 'ready' among the framings. */
  | { readonly status: 'framing'; readonly framing: Framing }
  /** The swing is under way, or the self-timer runs. */
  | { readonly status: 'recording' }
  /** A swing was kept a moment ago. */
  | { readonly status: 'kept' }
  /** A swing was seen a moment ago, but not all of it was recorded: it is not kept. */
  | { readonly status: 'lost' }
  | { readonly status: 'paused'; readonly reason: 'hidden' | 'interrupted' }
  | { readonly status: 'failed'; readonly failure: CameraFailure };

/** A swing that the recorder cut out of what the camera saw. */
export interface FilmedSwing {
  /** An MP4 file without sound; WebM where the browser encodes no H.264. */
  readonly file: File;
  readonly view: VideoView;
  readonly handedness: Handedness;
  readonly filmedAt: Date;
  readonly seconds: number;
  /** Counted from the packets. */
  readonly framesPerSecond: number;
  /** Seconds of the file; null for one that the self-timer filmed. */
  readonly impactS: number | null;
}

/** The recorder at one moment; never changed afterwards. */
export interface RecorderState {
  /** Null until the camera is open. */
  readonly stream: MediaStream | null;
  readonly status: RecorderStatus;
  /** The last pose, in shares of the picture; null where no one is seen. */
  readonly pose: PoseFrame['image'];
  /** Without one, motion alone keeps a swing. */
  readonly hasMicrophone: boolean;
  readonly watching: Watching;
}

/** The recorder before its camera is open. */
export const openingState: RecorderState = {
  stream: null,
  status: { status: 'opening' },
  pose: null,
  hasMicrophone: true,
  watching: 'loading',
};

/** Watches the camera and keeps each swing. It is made for useSyncExternalStore(recorder.subscribe, recorder.now). */
export interface Recorder {
  now(): RecorderState;
  subscribe(listener: () => void): () => void;
  /** Films these seconds from now on, at most 15, and keeps them. */
  film(seconds: number): void;
  /** Opens the camera again after a pause or a failure. */
  resume(): void;
  /** Loads the model, once the golfer agrees or after it did not arrive. */
  watch(): void;
  close(): void;
}

/** Opens the camera and calls back with each swing that is kept. */
export type OpenRecorder = (settings: RecorderSettings, onSwing: (swing: FilmedSwing) => void) => Recorder;
