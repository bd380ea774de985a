import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoseTrack } from '../../packages/contracts/src/index.ts';
import { analyzeVideo } from '../../services/analysis-worker/src/pipeline/analyze-video.ts';

/** Analyzes one video; returns the number of frames that the pose model got and the peak memory of this process. */
export async function analyzeOnce(path: string): Promise<{ poses: number; peakMb: number }> {
  const workDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const outcome = await analyzeVideo({
      faceOnPath: path,
      downTheLinePath: null,
      workDir,
      handedness: 'right',
      slowMotion: 'unknown',
      club: '7-iron',
      launchMonitor: null,
      onStage: () => undefined,
      signal: new AbortController().signal,
      tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
    });
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
    const track = JSON.parse(readFileSync(outcome.files.faceOn.landmarks, 'utf8')) as PoseTrack;
    return { poses: track.frames.length, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) };
  } finally {
    rmSync(workDir, { recursive: true });
  }
}
