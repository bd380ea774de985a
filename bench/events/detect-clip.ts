import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Handedness, PoseTrack, TerminalAnalysisCode } from '../../packages/contracts/src/index.ts';
import { detectPoses } from '../../services/analysis-worker/src/pipeline/detect-poses.ts';
import type { PoseModel } from '../../services/analysis-worker/src/pipeline/pose/open-pose-thread.ts';
import { VideoRejected } from '../../services/analysis-worker/src/pipeline/video-rejected.ts';
import type { LabeledClip } from './labeled-clips.ts';

/**
 * Result of the pipeline for a clip: what it detected, or why it rejected it, with the seconds that this took, and those of a processor
 * without ffmpeg. Tracks that were kept earlier lack the latter.
 */
export type DetectedClip = { readonly seconds: number; readonly processorS?: number } & (
  | {
      readonly ok: true;
      readonly frameTimesS: readonly number[];
      readonly repeated: readonly boolean[];
      readonly track: PoseTrack;
    }
  | { readonly ok: false; readonly code: TerminalAnalysisCode; readonly detail: string }
);

interface DetectOptions {
  /** Use the mirror image of the picture. */
  readonly mirror: boolean;
  readonly poseModel: PoseModel;
  /** Detected tracks are kept here between runs. */
  readonly cacheFolder: string;
  /** A kept track is read again while this is the same (`readTrackVersion`). */
  readonly trackVersion: string;
}

/** Detects the poses in a clip as the worker does, or reads them from the cache. */
export async function detectClip(
  clip: LabeledClip,
  { mirror, poseModel, cacheFolder, trackVersion }: DetectOptions,
): Promise<DetectedClip> {
  const key = createHash('sha256').update(readFileSync(clip.path)).update(trackVersion).digest('hex').slice(0, 16);
  const cached = join(cacheFolder, `${clip.name}.${mirror ? 'mirrored.' : ''}${key}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as DetectedClip;
  const workDir = mkdtempSync(join(tmpdir(), 'bench-events-'));
  try {
    const path = mirror ? mirrorPicture(clip.path, workDir) : clip.path;
    const detected = await detect(path, mirror ? 'left' : 'right', poseModel);
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(cached, JSON.stringify(detected));
    return detected;
  } finally {
    rmSync(workDir, { recursive: true });
  }
}

async function detect(path: string, handedness: Handedness, poseModel: PoseModel): Promise<DetectedClip> {
  const [startedAt, startedWith] = [performance.now(), process.cpuUsage()];
  const taken = () => {
    const { user, system } = process.cpuUsage(startedWith);
    return { seconds: (performance.now() - startedAt) / 1000, processorS: (user + system) / 1e6 };
  };
  try {
    const { facts, repeated, track } = await detectPoses({
      path,
      copyPath: null,
      handedness,
      tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel },
      signal: new AbortController().signal,
      onProbed: () => undefined,
      onPoses: () => undefined,
    });
    return { ok: true, ...taken(), frameTimesS: facts.frameTimesS, repeated, track };
  } catch (error) {
    if (!(error instanceof VideoRejected)) throw error;
    return { ok: false, ...taken(), code: error.code, detail: error.message };
  }
}

/** Makes a left-handed swing of a right-handed one: frame by frame and without loss, so that only the mirroring differs. */
function mirrorPicture(path: string, folder: string): string {
  const mirrored = join(folder, 'mirrored.mp4');
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-qp', '0', '-pix_fmt', 'yuv420p', '-bf', '0', '-an'];
  const even = 'hflip,pad=ceil(iw/2)*2:ceil(ih/2)*2';
  execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-vf', even, '-vsync', 'passthrough', ...coding, mirrored]);
  return mirrored;
}
