import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import type { FrameIndex, IndexedFrame } from './frame-index.ts';
import { allTimes, readEdit } from './read-edit.ts';
import { readMovie } from './read-movie.ts';

/** Reads times and sizes of all frames. null if the video cannot be cut: it has several edits, or no key frame. */
export async function readFrames(file: Blob, track: InputVideoTrack): Promise<FrameIndex | null> {
  const movie = await readMovie(file);
  const shown = movie ? readEdit(movie, track.id) : allTimes;
  if (!shown) return null;
  const keyTimes = await readKeyTimes(track);
  if (keyTimes.size === 0) return null;
  const frames: IndexedFrame[] = [];
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    const { timestamp: timeS, duration: durationS, byteLength: bytes } = packet;
    frames.push({ timeS, durationS, bytes, isKey: keyTimes.has(timeS) });
  }
  return { frames, shown };
}

/** Verified in their bytes: some files list frames as key frames that refer to earlier ones. */
async function readKeyTimes(track: InputVideoTrack): Promise<Set<number>> {
  const sink = new EncodedPacketSink(track);
  const times = new Set<number>();
  const verified = { verifyKeyPackets: true };
  for (let key = await sink.getFirstKeyPacket(verified); key; key = await sink.getNextKeyPacket(key, verified)) {
    times.add(key.timestamp);
  }
  return times;
}
