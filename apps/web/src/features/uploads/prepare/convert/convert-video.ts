import type { TimeSpan } from '@trueswing/domain';
import {
  BufferTarget,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSampleSink,
  VideoSampleSource,
} from 'mediabunny';
import { findCaptureRate } from '../frames/find-capture-rate.ts';
import { type FrameIndex, isShown, sameTimeS, shownSpan } from '../frames/frame-index.ts';
import { withVideoTrack } from '../frames/open-track.ts';
import { readFrames } from '../frames/read-frames.ts';
import { toMp4 } from '../frames/to-mp4.ts';
import { openPictureToEncode } from './picture-to-encode.ts';
import { pictureToSend } from './picture-to-send.ts';

interface Conversion {
  /** The part to convert; absent for the whole video. */
  readonly part?: TimeSpan | undefined;
  readonly signal: AbortSignal;
  /** The share 0…1 that is done. */
  onProgress(share: number): void;
}

/**
 * Decodes a video, or a part of it, on this device, and encodes it as H.264, each frame at its time. Key frames stay key frames:
 * the second pass of the analysis begins at one. Sound is left out.
 */
export function convertVideo(file: File, conversion: Conversion): Promise<File> {
  return withVideoTrack(file, async (track) => {
    const index = await readFrames(file, track);
    if (!index) throw new Error('The video has several edits.');
    const made = await encode(track, index, conversion);
    return toMp4(file, made, conversion.part ? findCaptureRate(index) : null);
  });
}

/** From the time of a frame to that of another, so that no frame's time changes at the ends. */
function spanToConvert(index: FrameIndex, part: TimeSpan | undefined): TimeSpan {
  const whole = shownSpan(index);
  if (!part) return whole;
  const times = index.frames.map(({ timeS }) => timeS).filter((timeS) => isShown(timeS, index.shown));
  const before = times.filter((timeS) => timeS <= whole.startS + part.startS);
  return { startS: Math.max(whole.startS, ...before), endS: Math.min(whole.endS, whole.startS + part.endS) };
}

async function encode(track: InputVideoTrack, index: FrameIndex, conversion: Conversion): Promise<ArrayBuffer> {
  const { startS, endS } = spanToConvert(index, conversion.part);
  const picture = await pictureToSend(track, endS - startS);
  const toEncode = openPictureToEncode(picture);
  const keyTimes = index.frames.filter(({ isKey }) => isKey).map(({ timeS }) => timeS);
  const isKeyTime = (timeS: number): boolean => keyTimes.some((keyS) => Math.abs(keyS - timeS) < sameTimeS);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new VideoSampleSource({ codec: 'avc', quality: new Quality({ bitrate: picture.bitsPerSecond }) });
  output.addVideoTrack(source);
  await output.start();
  try {
    for await (const sample of new VideoSampleSink(track).samples(startS, endS)) {
      const { timestamp, duration } = sample;
      const timeS = timestamp - startS;
      const encoded = toEncode(sample, timeS);
      try {
        conversion.signal.throwIfAborted();
        await source.add(encoded, { keyFrame: timeS === 0 || isKeyTime(timestamp) });
      } finally {
        encoded.close();
      }
      conversion.onProgress(Math.min(1, (timeS + duration) / (endS - startS)));
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  if (!target.buffer) throw new Error('The converted video was not written.');
  return target.buffer;
}
