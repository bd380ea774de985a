import type { ListedSwing } from '@trueswing/contracts';
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
  const [isMissing, setIsMissing] = useState(false);
  // The still is half as long as the poster, and large enough for a card.
  const src = analysis.faceOnKeyFrameUrls?.impact ?? analysis.faceOnPosterUrl;
  if (!src || isMissing) return null;
  const style = cropOf(analysis, ratio);
  return (
    <span className={`relative block shrink-0 overflow-hidden rounded-xl bg-line ${className}`}>
      <img
        src={src}
        alt={alt}
        loading={loading}
        style={style}
        onError={() => setIsMissing(true)}
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
  return styleOfStill(panel, still, placeStill(panel, still, box, view.framing?.feetX ?? null));
}
