import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoseTrack } from '../../packages/contracts/src/index.ts';
import { analyzeVideo } from '../../services/analysis-worker/src/pipeline/analyze-video.ts';

/** Analyzes a swing; returns the number of frames of each video that the pose model got, and the peak memory of this process. */
export async function analyzeOnce(
  faceOnPath: string,
  downTheLinePath: string | null,
): Promise<{ poses: number[]; peakMb: number }> {
  const workDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const outcome = await analyzeVideo({
      faceOnPath,
      downTheLinePath,
      workDir,
      handedness: 'right',
      slowMotion: 'unknown',
      isSameSwing: false,
      club: '7-iron',
      launchMonitor: null,
      onStage: () => undefined,
      signal: new AbortController().signal,
      tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
    });
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
    const { faceOn, downTheLine } = outcome.files;
    const poses = [faceOn, ...(downTheLine ? [downTheLine] : [])].map(({ landmarks }) => {
      const track = JSON.parse(readFileSync(landmarks, 'utf8')) as PoseTrack;
      return track.frames.length;
    });
    return { poses, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) };
  } finally {
    rmSync(workDir, { recursive: true });
  }
}
