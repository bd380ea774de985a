import { once } from 'node:events';
import type { PoseTrack } from '@trueswing/contracts';
import { videoCaps } from '@trueswing/contracts';
import { trackToDraw } from '@trueswing/domain';
import { poseAtTime } from '@trueswing/swing';
import { framesPipe, startFfmpeg } from '../media/ffmpeg.ts';
import { FrameBuffers } from '../pipeline/decode/frame-buffers.ts';
import { copySize } from '../pipeline/decode/picture-size.ts';
import { splitFrames } from '../pipeline/decode/split-frames.ts';
import type { VideoFacts } from '../pipeline/probe/probe-video.ts';
import { type DrawnSwing, drawSwing } from './draw-swing.ts';

const timeoutMs = 120_000;

/**
 * Writes a copy of the video with skeleton, event marks and angles drawn in. Frame i of the copy is frame i of the
 * source; it plays at the source's mean rate.
 */
export async function annotateVideo(input: {
  readonly sourcePath: string;
  readonly targetPath: string;
  readonly facts: VideoFacts;
  readonly track: PoseTrack;
  readonly swing: DrawnSwing;
  readonly ffmpegPath: string;
  readonly signal: AbortSignal;
  readonly onFrame: (count: number) => void;
}): Promise<void> {
  const { facts, ffmpegPath, signal } = input;
  const size = copySize(facts, facts.frameTimesS.length);
  const { widthPx: width, heightPx: height } = size;
  const frameBytes = width * height * 4;
  const fps = (facts.frameTimesS.length - 1) / (facts.frameTimesS.at(-1) ?? 1);
  const reader = startFfmpeg({
    ffmpegPath,
    input: { path: input.sourcePath, maxSeconds: videoCaps.maxSeconds + 1 },
    filterGraph: `[0:V:0]scale=${width}:${height},setsar=1,format=rgba[frames]`,
    outputs: [{ options: ['-map', '[frames]', '-f', 'rawvideo'], target: framesPipe }],
    signal,
    timeoutMs,
  });
  const writer = startFfmpeg({
    ffmpegPath,
    input: { ...size, fps },
    filterGraph: '[0:v]format=yuv420p[drawn]',
    outputs: [{ options: writerOptions, target: input.targetPath }],
    signal,
    timeoutMs,
  });
  const drawn = trackToDraw(input.track, input.swing);
  const { rawFrames } = writer;
  if (!rawFrames) throw new Error('The writer takes raw frames.');
  try {
    const buffers = new FrameBuffers(2, frameBytes);
    let frame = 0;
    for await (const buffer of splitFrames(reader.frames, frameBytes, buffers)) {
      const pixels = new Uint8Array(buffer);
      const pose = poseAtTime(drawn.frames, facts.frameTimesS[frame] ?? Number.POSITIVE_INFINITY, fps);
      drawSwing(pixels, { width, height }, input.swing, frame, pose?.landmarks ?? null);
      // The buffer is reused only after the pipe has taken it.
      await new Promise<void>((resolve, reject) => {
        rawFrames.write(pixels, (error) => (error ? reject(error) : resolve()));
      });
      buffers.give(buffer);
      input.onFrame(++frame);
    }
    rawFrames.end();
    await once(rawFrames, 'finish');
    await Promise.all([reader.ended, writer.ended]);
  } catch (error) {
    reader.kill();
    writer.kill();
    await Promise.allSettled([reader.ended, writer.ended]);
    throw error;
  }
}

const writerOptions = [
  ...['-map', '[drawn]', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-an'],
  ...['-movflags', '+faststart', '-f', 'mp4'],
];
