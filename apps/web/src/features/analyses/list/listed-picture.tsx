import type { Framing, Handedness, ListedSwing } from '@trueswing/contracts';
import { boxInPicture, type VideoSize } from '@trueswing/domain';
import { useState } from 'react';
import { placeStill, styleOfStill } from '../player/geometry/place-still.ts';

interface ListedPictureProps {
  analysis: ListedSwing;
  alt: string;
  /** Width and height of the picture, in any unit: only their ratio counts. `className` gives it its size. */
  ratio: VideoSize;
  loading?: 'lazy' | undefined;
  className: string;
}

/**
 * The impact, face-on, cropped to the golfer as the stills of a report are; from before it was stored where the golfer stands, the middle
 * of the picture. Left out where it cannot be loaded, as without a network.
 */
export function ListedPicture({ analysis, alt, ratio, loading, className }: ListedPictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  // The still is half as long as the poster, and large enough for a card.
  const pictures = [analysis.faceOnKeyFrameUrls?.impact, analysis.faceOnPosterUrl];
  const src = pictures.find((each) => each && !failed.includes(each));
  if (!src) return null;
  const style = cropOf(analysis, ratio);
  return (
    <span className={`relative block shrink-0 overflow-hidden rounded-xl bg-line ${className}`}>
      <img
        src={src}
        alt={alt}
        loading={loading}
        style={style}
        onError={() => setFailed([...failed, src])}
        className={style ? 'absolute max-w-none' : 'size-full object-cover object-[50%_58%]'}
      />
    </span>
  );
}

function cropOf({ technicalDetails }: ListedSwing, panel: VideoSize) {
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
