import { type CameraParameters, standardCamera } from '../camera/pinhole-camera.ts';
import { type Look, standardLook } from '../scene/look.ts';
import { modelSwing, type SwingParameters } from '../swing/swing-parameters.ts';

export interface VideoParameters {
  /** Pictures taken per second of life. */
  fps: number;
  /** Plays this many times slower than life, as phones store slow motion. */
  slowMotionFactor: number;
  /** The part of life that plays slowly; the rest plays in real time, as in the ramps that phones make. */
  slowFromS: number;
  slowToS: number;
  /** Repeats each n-th picture, as a 25 → 30 fps conversion does with 5; 0 for none. */
  duplicateEvery: number;
  /** Drawings averaged into one picture; above 1 there is motion blur. */
  subFrames: number;
  /** The part of a picture's time in which the shutter is open. */
  shutter: number;
  noise: number;
  crf: number;
}

/** Everything that decides a clip. The same parameters give the same clip. */
export interface ClipParameters {
  swing: SwingParameters;
  camera: CameraParameters;
  look: Look;
  video: VideoParameters;
  /** Seeds the noise. */
  seed: number;
}

export const standardClip: ClipParameters = {
  swing: modelSwing,
  camera: standardCamera,
  look: standardLook,
  video: {
    fps: 60,
    slowMotionFactor: 1,
    slowFromS: 0,
    slowToS: 60,
    duplicateEvery: 0,
    subFrames: 1,
    shutter: 0.4,
    noise: 0,
    crf: 21,
  },
  seed: 1,
};

/** The moment of life that each frame of the file shows, in display order. */
export function listFrameMoments(durationS: number, video: VideoParameters): number[] {
  const { fps, slowMotionFactor, slowFromS, slowToS, duplicateEvery } = video;
  const moments: number[] = [];
  for (let i = 0; i < Math.floor(durationS * fps); i++) {
    const isSlow = i / fps >= slowFromS && i / fps <= slowToS;
    // Frames follow each other evenly in the file, so real time keeps every n-th frame only.
    if (!isSlow && i % slowMotionFactor !== 0) continue;
    moments.push(i / fps);
    if (duplicateEvery > 0 && (i + 1) % duplicateEvery === 0) moments.push(i / fps);
  }
  return moments;
}
