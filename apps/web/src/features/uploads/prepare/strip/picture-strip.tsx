import type { TimeSpan } from '@trueswing/domain';
import type { KeyPicture } from './open-strip.ts';
import { pictureCount } from './use-strip.ts';

interface PictureStripProps {
  pictures: readonly (KeyPicture | undefined)[];
  seconds: number;
  /** The part that remains; the rest is darkened. */
  kept: TimeSpan;
}

const places = Array.from({ length: pictureCount }, (_, place) => place);

/** Pictures of a video side by side, from its start to its end. */
export function PictureStrip({ pictures, seconds, kept }: PictureStripProps) {
  const percent = (timeS: number) => `${(100 * timeS) / seconds}%`;
  const dark = 'absolute inset-y-0 bg-night/75';
  return (
    <div aria-hidden className="absolute inset-0 flex overflow-hidden bg-night">
      {places.map((place) => (
        <StripPicture key={place} picture={pictures[place]} />
      ))}
      <div className={`${dark} left-0`} style={{ width: percent(kept.startS) }} />
      <div className={`${dark} right-0`} style={{ width: percent(seconds - kept.endS) }} />
      <div
        className="absolute inset-y-0 border-y-4 border-fairway"
        style={{ left: percent(kept.startS), right: percent(seconds - kept.endS) }}
      />
    </div>
  );
}

function StripPicture({ picture }: { picture: KeyPicture | undefined }) {
  const draw = (canvas: HTMLCanvasElement | null) => {
    if (!canvas || !picture) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  };
  return <canvas ref={draw} className="h-full min-w-0 flex-1 object-cover" />;
}
