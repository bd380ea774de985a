import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type Rotation,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import type { CutVideo } from './capture.ts';
import { countRate, type StoredPacket } from './packet-ring.ts';

interface Encoding {
  readonly codec: VideoCodec;
  readonly decoderConfig: VideoDecoderConfig;
  /** Degrees by which the pictures are turned when they are displayed. */
  readonly rotation: Rotation;
}

/**
 * Writes packets into a file whose first picture is at 0: MP4, or WebM for the codecs of browsers without H.264. Null where there
 * are too few of them.
 */
export async function writeVideo(
  packets: readonly StoredPacket[],
  { codec, decoderConfig, rotation }: Encoding,
): Promise<CutVideo | null> {
  const [first, last] = [packets[0], packets.at(-1)];
  const framesPerSecond = countRate(packets);
  if (!first || !last || framesPerSecond === null) return null;
  const target = new BufferTarget();
  const format = codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation });
  await output.start();
  for (const [i, { data, isKey, timeS }] of packets.entries()) {
    const nextS = packets[i + 1]?.timeS ?? timeS + 1 / framesPerSecond;
    const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', timeS - first.timeS, nextS - timeS);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The video was not written.');
  return {
    content: new Blob([target.buffer], { type: codec === 'avc' ? 'video/mp4' : 'video/webm' }),
    startS: first.timeS,
    seconds: last.timeS - first.timeS + 1 / framesPerSecond,
    framesPerSecond,
  };
}
