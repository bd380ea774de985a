import type { TimeSpan } from '@trueswing/domain';
import {
  BufferTarget,
  CanvasSource,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSampleSink,
} from 'mediabunny';
import { findCaptureRate } from '../frames/find-capture-rate.ts';
import { type FrameIndex, isShown, shownSpan } from '../frames/frame-index.ts';
import { withVideoTrack } from '../frames/open-track.ts';
import { readFrames } from '../frames/read-frames.ts';
import { toMp4 } from '../frames/to-mp4.ts';
import { pictureToSend } from './picture-to-send.ts';

interface Conversion {
  /** The part to convert; absent for the whole video. */
  readonly part?: TimeSpan | undefined;
  readonly signal: AbortSignal;
  /** The share 0…1 that is done. */
  onProgress(share: number): void;
}

/** Decodes a video, or a part of it, on this device, and encodes it as H.264, each frame at its time. Sound is left out. */
export function convertVideo(file: File, conversion: Conversion): Promise<File> {
  return withVideoTrack(file, async (track) => {
    const index = await readFrames(file, track);
    if (!index) throw new Error('The video has several edits.');
    const made = await encode(track, spanToConvert(index, conversion.part), conversion);
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

async function encode(
  track: InputVideoTrack,
  { startS, endS }: TimeSpan,
  conversion: Conversion,
): Promise<ArrayBuffer> {
  const { widthPx, heightPx, bitsPerSecond } = await pictureToSend(track, endS - startS);
  // Drawn pictures are upright, of 8 bits, and high dynamic range is mapped to what H.264 shows everywhere.
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This device cannot draw the video.');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new CanvasSource(canvas, {
    codec: 'avc',
    quality: new Quality({ bitrate: bitsPerSecond }),
    keyFrameInterval: 1,
  });
  output.addVideoTrack(source);
  await output.start();
  try {
    for await (const sample of new VideoSampleSink(track).samples(startS, endS)) {
      sample.draw(context, 0, 0, widthPx, heightPx);
      const timeS = sample.timestamp - startS;
      const { duration } = sample;
      sample.close();
      conversion.signal.throwIfAborted();
      await source.add(timeS, duration);
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
