import type { TimeSpan } from '@trueswing/domain';
import { CanvasSink, EncodedPacketSink, type InputVideoTrack, type WrappedCanvas } from 'mediabunny';
import { type FrameIndex, shownSpan } from '../frames/frame-index.ts';
import { withVideoTrack } from '../frames/open-track.ts';
import { readFrames } from '../frames/read-frames.ts';

export type KeyPicture = WrappedCanvas['canvas'];

/** Twice the size at which they are shown, for sharp screens. */
const pictureHeightPx = 128;

/** Reads the places at which a video can be cut. null if it cannot be cut here. */
export const openStrip = (file: File): Promise<FrameIndex | null> =>
  withVideoTrack(file, (track) => readFrames(file, track)).catch(() => null);

/**
 * Decodes evenly spaced pictures of a video, each from the last key frame before it, so that no other frame is decoded. Ends
 * early if this device cannot decode the video: the strip then has no pictures, and can be cut all the same.
 */
export function drawKeyPictures(
  file: File,
  index: FrameIndex,
  count: number,
  onPicture: (picture: KeyPicture, place: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return withVideoTrack(file, async (track) => {
    if (!(await track.canDecode())) return;
    const times = await keyTimes(track, shownSpan(index), count);
    let place = 0;
    for await (const picture of new CanvasSink(track, { height: pictureHeightPx }).canvasesAtTimestamps(times)) {
      if (signal.aborted) return;
      if (picture) onPicture(picture.canvas, place);
      place += 1;
    }
  }).catch(() => undefined);
}

async function keyTimes(track: InputVideoTrack, { startS, endS }: TimeSpan, count: number): Promise<number[]> {
  const sink = new EncodedPacketSink(track);
  const times: number[] = [];
  for (let place = 0; place < count; place += 1) {
    const wantedS = startS + ((place + 0.5) / count) * (endS - startS);
    const key = await sink.getKeyPacket(wantedS, { metadataOnly: true });
    times.push(Math.max(startS, key?.timestamp ?? startS));
  }
  return times;
}
