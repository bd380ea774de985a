import type { Handedness, PoseFrame, PoseTrack } from '@trueswing/contracts';
import { joinPasses, mirrorTrack, planCoarsePass, planFinePass } from '@trueswing/domain';
import { allOrNone } from './all-or-none.ts';
import { keptSize, type PictureSize } from './decode/picture-size.ts';
import { type PassInput, runFirstPass, runSecondPass } from './decode/run-pass.ts';
import type { MediaTools } from './media-tools.ts';
import { transcodeVideo } from './outputs/transcode-video.ts';
import { openPoseThread } from './pose/open-pose-thread.ts';
import { probeVideo, readDecodedTimes, type VideoFacts } from './probe/probe-video.ts';
import { VideoRefused } from './video-refused.ts';

/** Everything that the pipeline sees in one video; what follows from it is computed by pure code. */
export interface DetectedVideo {
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
/** The kept video gives way to all else, so it may take far longer than its own work. */
const keepTimeoutMs = 300_000;
/** Fewer decoded frames than this share of what the container lists: the file is damaged. */
const minDecodedShare = 0.9;

/**
 * Probes, decodes and looks at one video; keeps an H.264 copy at `keepAs` when that is set.
 * @throws {VideoRefused} invalid-media, picture-too-large, too-long, too-short
 */
export async function detectPoses(input: {
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
}): Promise<DetectedVideo> {
  const { path, tools, keepAs } = input;
  const startedAt = performance.now();
  const stop = new AbortController();
  // The model loads while ffprobe and ffmpeg start: on a short clip that is a good part of the time.
  const opening = openPoseThread(tools.poseModel, AbortSignal.any([input.signal, stop.signal]));
  opening.catch(() => undefined);
  try {
    const probing = { path, ffprobePath: tools.ffprobePath, signal: input.signal, timeoutMs: probeTimeoutMs };
    const facts = await probeVideo(probing);
    const probe = performance.now() - startedAt;
    input.onProbed();
    const size = keepAs === null ? null : keptSize(facts, facts.frameTimesS.length);
    const [seen] = await allOrNone(input.signal, (signal) => {
      signal.addEventListener('abort', () => stop.abort(signal.reason), { once: true });
      const pass = { path, facts, ffmpegPath: tools.ffmpegPath, signal, timeoutMs: passTimeoutMs };
      const looking = look({ ...input, ...pass, thread: opening });
      if (keepAs === null || size === null) return [looking];
      return [looking, transcodeVideo({ ...pass, size, keepAs, timeoutMs: keepTimeoutMs })];
    });
    return { ...seen, keptSize: size, timingsMs: { ...seen.timingsMs, probe } };
  } catch (error) {
    stop.abort(error);
    // Nothing of this video lives on once its failure is told; a model that is still loading is not waited for.
    await opening.then(
      (thread) => thread.close(),
      () => undefined,
    );
    throw error;
  }
}

/** One look of the pose model at a short video, two at a long one. */
async function look(
  input: Omit<PassInput, 'poseFrames' | 'mirrored'> & {
    readonly handedness: Handedness;
    readonly tools: MediaTools;
    readonly onPoses: (share: number) => void;
  },
): Promise<Omit<DetectedVideo, 'keptSize'>> {
  const { onPoses } = input;
  const startedAt = performance.now();
  const coarse = planCoarsePass(input.facts.frameTimesS);
  const mirrored = input.handedness === 'left';
  const hasFinePass = coarse.length < input.facts.frameTimesS.length;
  const coarseShare = hasFinePass ? 0.5 : 1;

  const first = await runFirstPass({
    ...input,
    poseFrames: coarse,
    mirrored,
    onPose: countPoses(coarse.length, (share) => onPoses(share * coarseShare)),
  });
  const facts = await matchDecoded(input, first.repeated.length);
  let track = toTrack(facts, first.poses);

  const fine = hasFinePass ? planFinePass(track, facts.frameTimesS) : [];
  if (fine.length > 0) {
    const second = await runSecondPass({
      ...input,
      facts,
      poseFrames: fine,
      mirrored,
      onPose: countPoses(fine.length, (share) => onPoses(coarseShare + share * (1 - coarseShare))),
    });
    track = joinPasses(track, atTimes(facts, second));
  }
  // The copy may take longer: the model's memory is free from now on.
  const thread = await input.thread;
  await thread.close();
  const decode = performance.now() - startedAt;
  const asFilmed = mirrored ? mirrorTrack(track) : track;
  return {
    facts,
    repeated: first.repeated,
    track: asFilmed,
    timingsMs: { probe: 0, decode, pose: thread.busyMs() },
  };
}

function countPoses(planned: number, onShare: (share: number) => void): () => void {
  let found = 0;
  return () => onShare(Math.min(1, ++found / planned));
}

/** The frames that decode are the truth: frame numbers and times follow them where the container lists others. */
async function matchDecoded(
  { path, facts, tools, signal }: Pick<PassInput, 'path' | 'facts' | 'signal'> & { tools: MediaTools },
  decoded: number,
): Promise<VideoFacts> {
  const listed = facts.frameTimesS.length;
  if (decoded === listed) return facts;
  if (decoded < listed * minDecodedShare)
    throw new VideoRefused('invalid-media', `${decoded} of ${listed} frames decode`);
  const times = await readDecodedTimes({ path, ffprobePath: tools.ffprobePath, signal, timeoutMs: passTimeoutMs });
  return { ...facts, startS: null, frameTimesS: times };
}

function toTrack(facts: VideoFacts, poses: readonly PoseFrame[]): PoseTrack {
  return { widthPx: facts.widthPx, heightPx: facts.heightPx, frames: atTimes(facts, poses) };
}

const atTimes = (facts: VideoFacts, poses: readonly PoseFrame[]): PoseFrame[] =>
  poses.map((pose) => ({ ...pose, timeS: facts.frameTimesS[pose.frame] ?? pose.timeS }));
