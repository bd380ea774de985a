import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Handedness, PoseTrack, TerminalAnalysisCode } from '../../packages/contracts/src/index.ts';
import { detectPoses } from '../../services/analysis-worker/src/pipeline/detect-poses.ts';
import { VideoRefused } from '../../services/analysis-worker/src/pipeline/video-refused.ts';
import type { LabelledClip } from './labelled-clips.ts';

/** What the pipeline saw in a clip, or why it would not look, with the seconds that this took. */
export type DetectedClip = { readonly seconds: number } & (
  | {
      readonly ok: true;
      readonly frameTimesS: readonly number[];
      readonly repeated: readonly boolean[];
      readonly track: PoseTrack;
    }
  | { readonly ok: false; readonly code: TerminalAnalysisCode; readonly detail: string }
);

interface SeeOptions {
  /** Look at the mirror image of the picture. */
  readonly mirror: boolean;
  /** Where tracks are kept from run to run. */
  readonly tracksFolder: string | null;
}

/** Looks at a clip as the worker does; a kept track is taken instead when there is one. */
export async function detectClip(clip: LabelledClip, { mirror, tracksFolder }: SeeOptions): Promise<DetectedClip> {
  const kept = tracksFolder && join(tracksFolder, `${clip.name}${mirror ? '.mirrored' : ''}.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as DetectedClip;
  const workDir = mkdtempSync(join(tmpdir(), 'bench-events-'));
  try {
    const seen = await look(mirror ? mirrorPicture(clip.path, workDir) : clip.path, mirror ? 'left' : 'right');
    if (tracksFolder && kept) {
      mkdirSync(tracksFolder, { recursive: true });
      writeFileSync(kept, JSON.stringify(seen));
    }
    return seen;
  } finally {
    rmSync(workDir, { recursive: true });
  }
}

async function look(path: string, handedness: Handedness): Promise<DetectedClip> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const { facts, repeated, track } = await detectPoses({
      path,
      keepAs: null,
      handedness,
      tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
      signal: new AbortController().signal,
      onProbed: () => undefined,
      onPoses: () => undefined,
    });
    return { ok: true, seconds: seconds(), frameTimesS: facts.frameTimesS, repeated, track };
  } catch (error) {
    if (!(error instanceof VideoRefused)) throw error;
    return { ok: false, seconds: seconds(), code: error.code, detail: error.message };
  }
}

/**
 * Frame by frame and without loss, so that the mirror alone makes a difference; a left-hander as the camera would have seen
 * one.
 */
function mirrorPicture(path: string, folder: string): string {
  const mirrored = join(folder, 'mirrored.mp4');
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-qp', '0', '-pix_fmt', 'yuv420p', '-bf', '0', '-an'];
  const even = 'hflip,pad=ceil(iw/2)*2:ceil(ih/2)*2';
  execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-vf', even, '-vsync', 'passthrough', ...coding, mirrored]);
  return mirrored;
}
