import { type FilmedTest, type ReadVideos, videoFailureSchema } from '@trueswing/contracts';
import { readVideo, videoPosesPerS } from '@trueswing/domain';
import type { MediaTools } from '../media-tools.ts';
import { openPoseThread } from '../pose/open-pose-thread.ts';
import { runPosePass } from '../pose/run-pass.ts';
import { probeVideo } from '../probe/probe-video.ts';
import { VideoRejected } from '../video-rejected.ts';

const probeTimeoutMs = 30_000;
const passTimeoutMs = 90_000;

interface VideoInput {
  readonly path: string;
  readonly test: FilmedTest;
  readonly tools: MediaTools;
  /** Aborting kills ffmpeg and the pose thread; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/** The turns in one video of a mobility check, or why the video shows none. Our own errors reject the promise instead. */
export async function readMobilityVideo(input: VideoInput): Promise<ReadVideos[FilmedTest]> {
  try {
    const read = readVideo(await detect(input), input.test);
    return typeof read === 'string' ? { turns: null, failure: read } : { turns: read, failure: null };
  } catch (error) {
    const failure = error instanceof VideoRejected ? videoFailureSchema.safeParse(error.code) : null;
    if (!failure?.success) throw error;
    return { turns: null, failure: failure.data };
  }
}

async function detect({ path, tools, signal }: VideoInput) {
  const facts = await probeVideo({ path, ffprobePath: tools.ffprobePath, signal, timeoutMs: probeTimeoutMs });
  const thread = await openPoseThread(tools.poseModel, signal);
  try {
    const frames = await runPosePass({
      path,
      facts,
      signal,
      ffmpegPath: tools.ffmpegPath,
      timeoutMs: passTimeoutMs,
      thread: Promise.resolve(thread),
      mirrored: false,
      seek: false,
      onPose: () => undefined,
      poseFrames: evenFrames(facts.frameTimesS),
    });
    return { widthPx: facts.widthPx, heightPx: facts.heightPx, frames };
  } finally {
    await thread.close();
  }
}

/** Frames of an even rate, so that a video of 240 frames a second costs no more than one of 30. */
function evenFrames(timesS: readonly number[]): number[] {
  const frames: number[] = [];
  let nextS = 0;
  for (const [frame, timeS] of timesS.entries()) {
    if (timeS < nextS - 1e-6) continue;
    frames.push(frame);
    nextS = timeS + 1 / videoPosesPerS;
  }
  return frames;
}
