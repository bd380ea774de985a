import { maxVideoBytes } from '@trueswing/contracts';
import type { InputVideoTrack } from 'mediabunny';

/** The analysis reads no more from a larger picture. */
const maxLines = 1080;
/** Bits for a pixel of a frame: enough that a fast club keeps its edges. */
const bitsPerPixel = 0.12;
/** A share of the largest upload: encoders miss their rate. */
const usedShare = 0.8;

export interface EncodedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bitsPerSecond: number;
}

/** Size and rate of the H.264 picture made from a track: upright, even, of at most 1080 lines, within the limit of an upload. */
export async function pictureToSend(track: InputVideoTrack, seconds: number): Promise<EncodedPicture> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const { averagePacketRate: fps } = await track.computePacketStats(240);
  return encodedPicture({ width, height, fps, seconds });
}

interface Given {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
}

export function encodedPicture({ width, height, fps, seconds }: Given): EncodedPicture {
  const scale = Math.min(1, maxLines / Math.min(width, height));
  const even = (side: number) => 2 * Math.round((side * scale) / 2);
  const [widthPx, heightPx] = [even(width), even(height)];
  const wanted = widthPx * heightPx * fps * bitsPerPixel;
  return { widthPx, heightPx, bitsPerSecond: Math.round(Math.min(wanted, (usedShare * maxVideoBytes * 8) / seconds)) };
}
