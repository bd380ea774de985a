import type { Handedness, PoseFrame, PoseTrack } from '@trueswing/contracts';
import { joinPasses, mirrorTrack, planCoarsePass, planFinePass } from '@trueswing/domain';
import { keepVideo } from './keep-video.ts';
import type { MediaTools } from './media-tools.ts';
import { keptSize, type PictureSize } from './picture-size.ts';
import { openPoseThread, type PoseThread } from './pose/open-pose-thread.ts';
import { probeVideo, readDecodedTimes, type VideoFacts } from './probe-video.ts';
import { type PassInput, runFirstPass, runPosePass } from './run-pass.ts';
import { VideoRefused } from './video-refused.ts';

/** Everything that the pipeline sees in one video; what follows from it is computed by pure code. */
export interface SeenVideo {
  readonly facts: VideoFacts;
  /** Size of the copy that is kept; null when none is. */
  readonly keptSize: PictureSize | null;
  /** For each frame whether it repeats the one before. */
  readonly repeated: readonly boolean[];
  readonly track: PoseTrack;
  /** `decode` is the wall time of the decoding passes; `pose`, the model's work, runs inside it. */
  readonly timingsMs: { readonly probe: number; readonly decode: number; readonly pose: number };
}

const probeTimeoutMs = 30_000;
const passTimeoutMs = 120_000;
/** The kept video gives way to both passes, so it may take as long as they do, and then its own time. */
const keepTimeoutMs = 300_000;
/** Fewer decoded frames than this share of what the container lists: the file is damaged. */
const minDecodedShare = 0.9;

/**
 * Probes, decodes and looks at one video; keeps an H.264 copy at `keepAs` when that is set.
 * @throws {VideoRefused} invalid-media, picture-too-large, too-long, too-short
 */
export async function seeVideo(input: {
  readonly path: string;
  readonly keepAs: string | null;
  /**
   * As the golfer says. The model does not see a mirror image as it sees the picture itself, so it is shown every swing as
   * a right-hander's, and left-handers are measured as well as the rest.
   */
  readonly handedness: Handedness;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly onProbed: () => void;
  /** Share 0…1 of the poses that are found. */
  readonly onPoses: (share: number) => void;
}): Promise<SeenVideo> {
  const { path, tools } = input;
  const startedAt = performance.now();
  const stop = new AbortController();
  const signal = AbortSignal.any([input.signal, stop.signal]);
  // The model loads while ffprobe and ffmpeg start: on a short clip that is a good part of the time.
  const opening = openPoseThread(tools.poseModel, signal);
  opening.catch(() => undefined);
  let keeping = Promise.resolve();
  let size: PictureSize | null = null;
  try {
    const probed = await probeVideo({ path, ffprobePath: tools.ffprobePath, signal, timeoutMs: probeTimeoutMs });
    const probe = performance.now() - startedAt;
    input.onProbed();
    const pass = { path, ffmpegPath: tools.ffmpegPath, signal, timeoutMs: passTimeoutMs };
    if (input.keepAs !== null) {
      size = keptSize(probed, probed.frameTimesS.length);
      keeping = keepVideo({ ...pass, timeoutMs: keepTimeoutMs, facts: probed, size, keepAs: input.keepAs });
      keeping.catch((error: unknown) => stop.abort(error));
    }
    const seen = await look({ ...input, ...pass, probed, opening });
    await keeping;
    return { ...seen, keptSize: size, timingsMs: { ...seen.timingsMs, probe } };
  } catch (error) {
    stop.abort(error);
    // Nothing of this video lives on once its failure is told.
    await Promise.allSettled([keeping, opening.then((thread) => thread.close())]);
    throw error;
  }
}

/** One or two passes of the pose model over the video. */
async function look(input: {
  readonly path: string;
  readonly ffmpegPath: string;
  readonly probed: VideoFacts;
  readonly opening: Promise<PoseThread>;
  readonly handedness: Handedness;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly onPoses: (share: number) => void;
}): Promise<Omit<SeenVideo, 'keptSize'>> {
  const { path, probed, tools, signal, onPoses } = input;
  const startedAt = performance.now();
  const coarse = planCoarsePass(probed.frameTimesS);
  const mirrored = input.handedness === 'left';
  const hasFinePass = coarse.length < probed.frameTimesS.length;
  const coarseShare = hasFinePass ? 0.5 : 1;

  const first = await withThread(input.opening, (thread) =>
    runFirstPass({
      ...({ ...input, facts: probed, poseFrames: coarse, mirrored, thread } satisfies PassInput),
      onPose: countPoses(coarse.length, (share) => onPoses(share * coarseShare)),
    }),
  );
  const facts = await matchDecoded(probed, first.result.repeated.length, { path, tools, signal });
  let track = toTrack(facts, first.result.poses);
  let poseMs = first.busyMs;

  const fine = hasFinePass ? planFinePass(track, facts.frameTimesS) : [];
  if (fine.length > 0) {
    const lookAgain = (seek: boolean) =>
      withThread(openPoseThread(tools.poseModel, signal), (thread) =>
        runPosePass({
          ...({ ...input, facts, poseFrames: fine, mirrored, thread } satisfies PassInput),
          seek,
          onPose: countPoses(fine.length, (share) => onPoses(coarseShare + share * (1 - coarseShare))),
        }),
      );
    let second = await lookAgain(true);
    if (second.result.length < fine.length) second = await lookAgain(false);
    track = joinPasses(track, atTimes(facts, second.result));
    poseMs += second.busyMs;
  }
  const decode = performance.now() - startedAt;
  const asFilmed = mirrored ? mirrorTrack(track) : track;
  return { facts, repeated: first.result.repeated, track: asFilmed, timingsMs: { probe: 0, decode, pose: poseMs } };
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
  return { ...probed, startS: null, frameTimesS: times };
}

function toTrack(facts: VideoFacts, poses: readonly PoseFrame[]): PoseTrack {
  return { widthPx: facts.widthPx, heightPx: facts.heightPx, frames: atTimes(facts, poses) };
}

const atTimes = (facts: VideoFacts, poses: readonly PoseFrame[]): PoseFrame[] =>
  poses.map((pose) => ({ ...pose, timeS: facts.frameTimesS[pose.frame] ?? pose.timeS }));
