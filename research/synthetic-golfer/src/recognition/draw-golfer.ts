import { drawRandomClip } from '../calibration/collect/draw-random-clip.ts';
import { drawSwingAt, type SwingDraw } from '../calibration/collect/swing-draw.ts';
import type { FilmedView } from '../camera/pinhole-camera.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';
import { makeRandom } from '../geometry/random.ts';
import { drawPicture } from '../golfers/draw-place.ts';

/** More than golfers are ever drawn, and prime, so that each golfer has a body of its own. */
const manyBodies = 100_003;
const otherSwingOffset = 500_000;
const pictureSeedOffset: Record<FilmedView, number> = { 'face-on': 0x511, 'down-the-line': 0x512 };

/**
 * A golfer of the list, filmed from one side: face-on one swing, from behind the next one, on the same day in the same
 * clothes, light and place. The phone is the same, but blur, grain and coding are those of each video.
 */
export function drawGolferVideo(golfer: number, view: FilmedView): ClipParameters {
  const first: SwingDraw = drawSwingAt(Math.floor(golfer / 3) * 4 + (golfer % 3), manyBodies, [
    'compact',
    'loose',
    'extended',
  ]);
  const swing = view === 'face-on' ? first : { ...first, seed: first.seed + otherSwingOffset, pairOf: first.seed };
  const clip = drawRandomClip(swing, view);
  const { blurPx, grain, jpegQuality } = drawPicture(makeRandom(first.seed + pictureSeedOffset[view]));
  return {
    ...clip,
    swing: { ...clip.swing, handedness: 'right' }, // both videos of a left-hander are mirrored, so it changes nothing
    look: { ...clip.look, picture: { ...clip.look.picture, blurPx, grain, jpegQuality } },
  };
}
