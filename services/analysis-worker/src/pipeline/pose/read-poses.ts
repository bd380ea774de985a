import type { Readable } from 'node:stream';
import type { PoseFrame } from '@trueswing/contracts';
import { FrameBuffers } from '../decode/frame-buffers.ts';
import type { PictureSize } from '../decode/picture-size.ts';
import { splitFrames } from '../decode/split-frames.ts';
import type { VideoFacts } from '../probe/probe-video.ts';
import type { PoseThread } from './open-pose-thread.ts';

/** One is being filled, one waits in the thread's queue, one is in the model. */
const bufferCount = 3;

/** Detects the pose in each frame of the stream; its k-th frame is frame `poseFrames[k]` of the video. */
export async function readPoses(input: {
  readonly frames: Readable;
  readonly size: PictureSize;
  readonly poseFrames: readonly number[];
  readonly facts: VideoFacts;
  readonly thread: Promise<PoseThread>;
  readonly onPose: () => void;
}): Promise<PoseFrame[]> {
  const { widthPx: width, heightPx: height } = input.size;
  const frameBytes = width * height * 4;
  const buffers = new FrameBuffers(bufferCount, frameBytes);
  const poses: PoseFrame[] = [];
  const pending: Promise<void>[] = [];
  let taken = 0;
  let previousMs = -1;
  const thread = await input.thread;

  for await (const pixels of splitFrames(input.frames, frameBytes, buffers)) {
    const frame = input.poseFrames[taken++];
    if (frame === undefined) throw new Error('The decoder gave more frames than were planned.');
    const timeS = input.facts.frameTimesS[frame] ?? 0;
    const sinceFirstS = timeS - (input.facts.frameTimesS[input.poseFrames[0] ?? 0] ?? 0);
    const timestampMs = Math.max(previousMs + 1, Math.round(sinceFirstS * 1000));
    previousMs = timestampMs;
    const detection = thread.detectPose({ pixels, width, height, timestampMs }).then(
      (result) => {
        poses.push({ frame, timeS, ...result.pose });
        buffers.give(result.pixels);
        input.onPose();
      },
      (error: unknown) => buffers.fail(error),
    );
    pending.push(detection);
  }
  await Promise.all(pending);
  // `take` rejects if the thread died before it answered every request.
  await buffers.take();
  return poses;
}
