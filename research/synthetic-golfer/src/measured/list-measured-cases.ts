import { drawRandomClip } from '../calibration/collect/draw-random-clip.ts';
import type { FilmedView } from '../camera/pinhole-camera.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';

/** Above the seeds of all other clips. */
const firstSeed = 900_001;
const filmedFps = 60;

/** The clips of one measured swing, made by a random golfer before random cameras. */
export type FilmedFromBothViews = Readonly<Record<'faceOn' | 'downTheLine', ClipParameters>>;

/** The measured swing on bodies of both families, in other clothes, light and cameras each. */
export function listMeasuredCases(measured: SwingParameters, count: number): FilmedFromBothViews[] {
  return Array.from({ length: count }, (_, i) => {
    const clipOf = (view: FilmedView): ClipParameters => {
      const seed = firstSeed + i;
      const clip = drawRandomClip({ seed, bodySeed: seed, styleName: 'compact', pairOf: null }, view);
      const { statureM, proportions, handedness } = clip.swing;
      const swing = { ...measured, statureM, proportions, handedness };
      return { ...clip, swing, video: { ...clip.video, fps: filmedFps } };
    };
    return { faceOn: clipOf('face-on'), downTheLine: clipOf('down-the-line') };
  });
}
