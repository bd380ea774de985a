import type { ListedSwing } from '@trueswing/contracts';
import type { VideoSize } from '@trueswing/domain';
import { useState } from 'react';
import { listedPicturesOf, placeListedPicture } from './place-listed-picture.ts';

interface ListedPictureProps {
  analysis: ListedSwing;
  alt: string;
  /** Width and height of the picture, in any unit: only their ratio counts. `className` gives it its size. */
  ratio: VideoSize;
  loading?: 'lazy' | undefined;
  className: string;
}

/** The impact, face-on, cropped to the golfer. Left out where it cannot be loaded, as without a network. */
export function ListedPicture({ analysis, alt, ratio, loading, className }: ListedPictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isLoaded, setIsLoaded] = useState(false);
  const src = listedPicturesOf(analysis).find((each) => !failed.includes(each));
  if (!src) return null;
  const style = placeListedPicture(analysis, ratio);
  return (
    <span className={`relative block shrink-0 overflow-hidden rounded-xl bg-line ${className}`}>
      <img
        src={src}
        alt={alt}
        loading={loading}
        style={style}
        onLoad={() => setIsLoaded(true)}
        onError={() => setFailed([...failed, src])}
        // The first paint of home shows it until then (first-paint/start.js).
        data-arriving={isLoaded ? undefined : ''}
        className={style ? 'absolute max-w-none' : 'size-full object-cover object-[50%_58%]'}
      />
    </span>
  );
}
