import type { Framing, Handedness, ListedSwing } from '@trueswing/contracts';
import { boxInPicture, type VideoSize } from '@trueswing/domain';
import { placeStill, styleOfStill } from '../player/geometry/place-still.ts';

/** The picture of a listed swing, the best one first. The still is half as long as the poster, and large enough for a card. */
export const listedPicturesOf = ({ faceOnKeyFrameUrls, faceOnPosterUrl }: ListedSwing): string[] =>
  [faceOnKeyFrameUrls?.impact, faceOnPosterUrl].filter((url) => typeof url === 'string');

/**
 * Crops it to the golfer, as the stills of a report are. Undefined for a swing from before it was stored where the golfer stands: the
 * middle of the picture is shown then.
 * @param panel width and height of what shows it, in any unit: only their ratio counts
 */
export function placeListedPicture({ technicalDetails }: ListedSwing, panel: VideoSize) {
  const view = technicalDetails && 'faceOn' in technicalDetails ? technicalDetails.faceOn : undefined;
  if (!view?.golferBox || !view.widthPx || !view.heightPx) return undefined;
  const still = { widthPx: view.widthPx, heightPx: view.heightPx };
  const box = boxInPicture(view.golferBox, still);
  return styleOfStill(panel, still, placeStill(panel, still, box, feetInPicture(view)));
}

/** Left-handed swings are measured in the mirrored picture, so their feet lie on the other side of it. */
function feetInPicture({ framing, handedness }: { framing?: Framing | undefined; handedness: Handedness }) {
  if (!framing) return null;
  return handedness === 'left' ? 1 - framing.feetX : framing.feetX;
}
