import type { Handedness, PoseFrame, PoseTrack } from '@trueswing/contracts';
import { annotateSpan, inSpan } from '@trueswing/service-kit';
import { joinPasses, mirrorTrack, planCoarsePass, planFinePass } from '@trueswing/swing';
import { allOrNone } from './all-or-none.ts';
import { copySize, type PictureSize } from './decode/picture-size.ts';
import type { MediaTools } from './media-tools.ts';
import { transcodeVideo } from './outputs/transcode-video.ts';
import { openPoseThread } from './pose/open-pose-thread.ts';
import { type PassInput, runFirstPass, runSecondPass } from './pose/run-pass.ts';
import { zoomOnGolfer } from './pose/zoom-on-golfer.ts';
import { probeVideo, readDecodedTimes, type VideoFacts } from './probe/probe-video.ts';
import { VideoRejected } from './video-rejected.ts';

/** All that the pipeline reads from one video; pure code computes the rest from it. */
export interface DetectedVideo {
  readonly path: string;
  readonly facts: VideoFacts;
  /** Size of the H.264 copy; null when none was made. */
  readonly copySize: PictureSize | null;
  /** For each frame whether it repeats the one before. */
  readonly repeated: readonly boolean[];
  readonly track: PoseTrack;
  /** `decode` is the wall time of the decoding passes; `pose`, the model's work, runs inside it. */
  readonly timingsMs: { readonly probe: number; readonly decode: number; readonly pose: number };
}

const probeTimeoutMs = 30_000;
/**
 * For the passes and the copy. They wait for the model, so their time is that of the stage, whose own limit comes first: a
 * shorter one here would end an attempt that still advances on a busy machine. A caller without stages has this one alone.
 */
const decodeTimeoutMs = 300_000;
/** A file of which less than this share of the listed frames decodes is damaged. */
const minDecodedShare = 0.9;

/**
 * Probes and decodes one video and detects the golfer's pose in it; writes an H.264 copy to `copyPath` unless that is null.
 * @throws {VideoRejected} what `probeVideo` throws; invalid-media; no-golfer, if the first pass over the only video finds no one and it is long
 */
export async function detectPoses(input: {
  readonly path: string;
  readonly copyPath: string | null;
  /**
   * As the golfer says. The model detects a mirror image a little differently from the picture itself, so it always gets
   * the swing of a right-hander. Left-handers are then measured as well as the rest.
   */
  readonly handedness: Handedness;
  /** With two, the first one that the rules reject decides what the golfer reads, so both are read to their end. */
  readonly isOnlyVideo?: boolean;
  readonly tools: MediaTools;
  readonly signal: AbortSignal;
  readonly onProbed: () => void;
  /** Share 0…1 of the poses that are detected. */
  readonly onPoses: (share: number) => void;
}): Promise<DetectedVideo> {
  const { path, tools, copyPath } = input;
  const startedAt = performance.now();
  const stop = new AbortController();
  // The model loads while ffprobe and ffmpeg start: on a short clip that is a good part of the time.
  const opening = openPoseThread(tools.poseModel, AbortSignal.any([input.signal, stop.signal]));
  opening.catch(() => undefined);
  try {
    const probing = { path, ffprobePath: tools.ffprobePath, signal: input.signal, timeoutMs: probeTimeoutMs };
    const facts = await inSpan('probe', () => probeVideo(probing));
    const probe = performance.now() - startedAt;
    input.onProbed();
    const size = copyPath === null ? null : copySize(facts, facts.frameTimesS.length);
    const [detected] = await allOrNone(input.signal, (signal) => {
      signal.addEventListener('abort', () => stop.abort(signal.reason), { once: true });
      const pass = { path, facts, ffmpegPath: tools.ffmpegPath, signal, timeoutMs: decodeTimeoutMs };
      // The model and the copy use the other core.
      const beside = { thread: opening, decoderThreads: 1 };
      const passes = inSpan('decode and pose', () => runPasses({ ...input, ...pass, ...beside }));
      if (copyPath === null || size === null) return [passes];
      const copy = { ...pass, size, copyPath };
      return [passes, inSpan('transcode', () => transcodeVideo(copy))];
    });
    return { ...detected, path, copySize: size, timingsMs: { ...detected.timingsMs, probe } };
  } catch (error) {
    stop.abort(error);
    // A thread that detects has ended before the caller learns of it. One that still loads is not waited for: the abort rejects `opening`,
    // and it ends by itself, without a file of the caller.
    await opening.then(
      (thread) => thread.close(),
      () => undefined,
    );
    throw error;
  }
}

/** One pass over a short video, two over a long one: a coarse one, then a fine one around the swing. */
async function runPasses(
  input: Omit<PassInput, 'poseFrames' | 'mirrored'> & {
    readonly handedness: Handedness;
    readonly isOnlyVideo?: boolean;
    readonly tools: MediaTools;
    readonly onPoses: (share: number) => void;
  },
): Promise<Omit<DetectedVideo, 'path' | 'copySize'>> {
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
  const whole = toTrack(facts, first.poses);
  const zoomed = await zoomOnGolfer({ ...input, facts, poseFrames: coarse, mirrored }, whole);
  let track = zoomed?.track ?? whole;
  // The rules reject it for the same reason, but only after the copy, which takes longest and stops with this.
  if (input.isOnlyVideo && hasFinePass && track.frames.every(({ image }) => image === null)) {
    throw new VideoRejected('no-golfer', `no pose in ${track.frames.length} frames of ${facts.frameTimesS.length}`);
  }

  const fine = hasFinePass ? planFinePass(track, facts.frameTimesS, facts.keyFrames) : [];
  if (fine.length > 0) {
    const second = await runSecondPass({
      ...input,
      ...(zoomed && { window: zoomed.window }),
      facts,
      poseFrames: fine,
      mirrored,
      onPose: countPoses(fine.length, (share) => onPoses(coarseShare + share * (1 - coarseShare))),
    });
    track = joinPasses(track, withTimes(facts, second));
  }
  // The copy may take longer; closing the thread now frees the model's memory.
  const thread = await input.thread;
  await thread.close();
  const decode = performance.now() - startedAt;
  annotateSpan({
    frames: facts.frameTimesS.length,
    poses: track.frames.length,
    'pose.ms': Math.round(thread.busyMs()),
  });
  return {
    facts,
    repeated: first.repeated,
    track: mirrored ? mirrorTrack(track) : track,
    timingsMs: { probe: 0, decode, pose: thread.busyMs() },
  };
}

function countPoses(planned: number, onShare: (share: number) => void): () => void {
  let count = 0;
  return () => onShare(Math.min(1, ++count / planned));
}

/** Where the container lists other frames than those that decode, frame numbers and times follow the decoded ones. */
async function matchDecoded(
  { path, facts, tools, signal }: Pick<PassInput, 'path' | 'facts' | 'signal'> & { tools: MediaTools },
  decoded: number,
): Promise<VideoFacts> {
  const listed = facts.frameTimesS.length;
  if (decoded === listed) return facts;
  if (decoded < listed * minDecodedShare)
    throw new VideoRejected('invalid-media', `${decoded} of ${listed} frames decode`);
  const times = await readDecodedTimes({ path, ffprobePath: tools.ffprobePath, signal, timeoutMs: decodeTimeoutMs });
  return { ...facts, startS: null, frameTimesS: times, keyFrames: [] };
}

function toTrack(facts: VideoFacts, poses: readonly PoseFrame[]): PoseTrack {
  return { widthPx: facts.widthPx, heightPx: facts.heightPx, frames: withTimes(facts, poses) };
}

const withTimes = (facts: VideoFacts, poses: readonly PoseFrame[]): PoseFrame[] =>
  poses.map((pose) => ({ ...pose, timeS: facts.frameTimesS[pose.frame] ?? pose.timeS }));
