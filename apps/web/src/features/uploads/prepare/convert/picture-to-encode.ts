import { VideoSample } from 'mediabunny';
import type { EncodedPicture } from './picture-to-send.ts';

/** Formats with eight bits a pixel and without transparency, which encoders of H.264 take as they are. */
const plainFormats: readonly unknown[] = ['I420', 'NV12'];
const highRangeTransfers: readonly unknown[] = ['pq', 'hlg'];

type Size = Pick<EncodedPicture, 'widthPx' | 'heightPx'>;

/** Facts of a decoded frame that decide whether it is encoded as it is. */
type DecodedPicture = Pick<VideoSample, 'format' | 'rotation' | 'flip' | 'visibleRect' | 'squarePixelWidth'> & {
  readonly colorSpace: { readonly transfer: string | null };
};

/** Gives a decoded frame the form in which it is encoded, and closes it. The caller closes the result. */
type ToEncode = (decoded: VideoSample, timeS: number) => VideoSample;

/**
 * Leaves a frame of the wanted size as it is: drawing converts its colors twice, which moves the poses. Another one is drawn:
 * upright, of the wanted size, of eight bits, and high dynamic range is mapped to what H.264 shows everywhere.
 */
export function openPictureToEncode(size: Size): ToEncode {
  const { widthPx, heightPx } = size;
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This device cannot draw the video.');
  return (decoded, timeS) => {
    if (isPlain(decoded, size)) {
      decoded.setTimestamp(timeS);
      return decoded;
    }
    const { duration } = decoded;
    try {
      decoded.draw(context, 0, 0, widthPx, heightPx);
    } finally {
      decoded.close();
    }
    return new VideoSample(canvas, { timestamp: timeS, duration });
  };
}

/** Whether a frame can be encoded without being drawn. */
export const isPlain = (decoded: DecodedPicture, { widthPx, heightPx }: Size): boolean =>
  plainFormats.includes(decoded.format) &&
  !highRangeTransfers.includes(decoded.colorSpace.transfer) &&
  decoded.rotation === 0 &&
  !decoded.flip &&
  decoded.visibleRect.width === widthPx &&
  decoded.visibleRect.height === heightPx &&
  decoded.squarePixelWidth === widthPx;
