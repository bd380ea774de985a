import { VideoSample } from 'mediabunny';
import type { EncodedPicture } from './picture-to-send.ts';

/** Formats with eight bits a pixel and without transparency, which encoders of H.264 take as they are. */
const plainFormats: readonly unknown[] = ['I420', 'NV12'];
const highRangeTransfers: readonly unknown[] = ['pq', 'hlg'];

/** Gives each decoded frame the form in which it is encoded. */
export type ToEncode = (decoded: VideoSample, timeS: number) => VideoSample;

/**
 * Leaves a frame of the wanted size as it is: drawing converts its colors twice, which moves the poses. Another one is drawn:
 * upright, of the wanted size, of eight bits, and high dynamic range is mapped to what H.264 shows everywhere.
 */
export function openPictureToEncode(size: Pick<EncodedPicture, 'widthPx' | 'heightPx'>): ToEncode {
  const { widthPx, heightPx } = size;
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This device cannot draw the video.');
  return (decoded, timeS) => {
    const { duration } = decoded;
    if (isPlain(decoded, size)) {
      const same = decoded.clone();
      same.setTimestamp(timeS);
      return same;
    }
    decoded.draw(context, 0, 0, widthPx, heightPx);
    return new VideoSample(canvas, { timestamp: timeS, duration });
  };
}

const isPlain = (decoded: VideoSample, { widthPx, heightPx }: Pick<EncodedPicture, 'widthPx' | 'heightPx'>): boolean =>
  plainFormats.includes(decoded.format) &&
  !highRangeTransfers.includes(decoded.colorSpace.transfer) &&
  decoded.rotation === 0 &&
  !decoded.flip &&
  decoded.visibleRect.width === widthPx &&
  decoded.visibleRect.height === heightPx &&
  decoded.squarePixelWidth === widthPx;
