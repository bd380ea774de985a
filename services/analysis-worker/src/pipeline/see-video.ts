import type { PoseFrame, PoseTrack } from '@trueswing/contracts';
import { joinPasses, planCoarsePass, planFinePass } from '@trueswing/domain';
import type { MediaTools } from './media-tools.ts';
import { openPoseThread, type PoseThread } from './pose/open-pose-thread.ts';
import { probeVideo, readDecodedTimes, type VideoFacts } from './probe-video.ts';
import { type PassInput, runFirstPass, runPosePass } from './run-pass.ts';
import { VideoRefused } from './video-refused.ts';

/** Everything that the pipeline sees in one video; what follows from it is computed by pure code. */
export interface SeenVideo {
  readonly facts: VideoFacts;
  /** For each frame whether it repeats the one before. */
  readonly repeated: readonly boolean[];
  readonly track: PoseTrack;
  /** `decode` is the wall time of the decoding passes; `pose`, the model's work, runs inside it. */
  readonly timingsMs: { readonly probe: number; readonly decode: number; readonly pose: number };
}

const probeTimeoutMs = 30_000;
const passTimeoutMs = 120_000;
/** Fewer decoded frames than this share of what the container lists: the file is damaged. */
const minDecodedShare = 0.9;

/**
 * Probes, decodes and looks at one video; keeps an H.264 copy at `keepAs` when that is set.
 * @throws {VideoRefused} invalid-media, picture-too-large, too-long, too-short
 */
export async function seeVideo(input: {
  readonly path: string;
  readonly keepAs: string | null;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly onProbed: () => void;
  /** Share 0…1 of the poses that are found. */
  readonly onPoses: (share: number) => void;
}): Promise<SeenVideo> {
  const { path, tools, signal } = input;
  const startedAt = performance.now();
  // The model loads while ffprobe and ffmpeg start: on a short clip that is a good part of the time.
  const refused = new AbortController();
  const opening = openPoseThread(tools.poseModel, AbortSignal.any([signal, refused.signal]));
  opening.catch(() => undefined);
  const probed = await probeVideo({ path, ffprobePath: tools.ffprobePath, signal, timeoutMs: probeTimeoutMs }).catch(
    (error: unknown) => {
      refused.abort(error);
      throw error;
    },
  );
  const probe = performance.now() - startedAt;
  input.onProbed();

  const coarse = planCoarsePass(probed.frameTimesS);
  const hasFinePass = coarse.length < probed.frameTimesS.length;
  const coarseShare = hasFinePass ? 0.5 : 1;
  const pass = { path, ffmpegPath: tools.ffmpegPath, signal, timeoutMs: passTimeoutMs };
  const decodeStartedAt = performance.now();

  const first = await withThread(opening, (thread) =>
    runFirstPass({
      ...{ ...pass, facts: probed, poseFrames: coarse, thread, keepAs: input.keepAs },
      onPose: countPoses(coarse.length, (share) => input.onPoses(share * coarseShare)),
    }),
  );
  const facts = await matchDecoded(probed, first.result.repeated.length, { path, tools, signal });
  let track = toTrack(facts, first.result.poses);
  let poseMs = first.busyMs;

  const fine = hasFinePass ? planFinePass(track, facts.frameTimesS) : [];
  if (fine.length > 0) {
    const second = await withThread(openPoseThread(tools.poseModel, signal), (thread) =>
      runPosePass({
        ...({ ...pass, facts, poseFrames: fine, thread } satisfies PassInput),
        onPose: countPoses(fine.length, (share) => input.onPoses(coarseShare + share * (1 - coarseShare))),
      }),
    );
    track = joinPasses(track, atTimes(facts, second.result));
    poseMs += second.busyMs;
  }
  const decode = performance.now() - decodeStartedAt;
  return { facts, repeated: first.result.repeated, track, timingsMs: { probe, decode, pose: poseMs } };
}

/** One landmarker per pass: its smoothing must not carry over from an earlier time. */
async function withThread<T>(
  opening: Promise<PoseThread>,
  work: (thread: Promise<PoseThread>) => Promise<T>,
): Promise<{ result: T; busyMs: number }> {
  try {
    const result = await work(opening);
    return { result, busyMs: (await opening).busyMs() };
  } finally {
    await opening.then(
      (thread) => thread.close(),
      () => undefined,
    );
  }
}

function countPoses(planned: number, onShare: (share: number) => void): () => void {
  let found = 0;
  return () => onShare(Math.min(1, ++found / planned));
}

/** The frames that decode are the truth: frame numbers and times follow them where the container lists others. */
async function matchDecoded(
  probed: VideoFacts,
  decoded: number,
  input: { path: string; tools: MediaTools; signal: AbortSignal },
): Promise<VideoFacts> {
  const listed = probed.frameTimesS.length;
  if (decoded === listed) return probed;
  if (decoded < listed * minDecodedShare)
    throw new VideoRefused('invalid-media', `${decoded} of ${listed} frames decode`);
  const { path, tools, signal } = input;
  const times = await readDecodedTimes({ path, ffprobePath: tools.ffprobePath, signal, timeoutMs: passTimeoutMs });
  return { ...probed, frameTimesS: times };
}

function toTrack(facts: VideoFacts, poses: readonly PoseFrame[]): PoseTrack {
  return { widthPx: facts.widthPx, heightPx: facts.heightPx, frames: atTimes(facts, poses) };
}

const atTimes = (facts: VideoFacts, poses: readonly PoseFrame[]): PoseFrame[] =>
  poses.map((pose) => ({ ...pose, timeS: facts.frameTimesS[pose.frame] ?? pose.timeS }));
