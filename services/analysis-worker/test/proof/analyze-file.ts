import { mkdirSync, rmSync } from 'node:fs';
import { analyzeVideo } from '../../src/pipeline/analyze-video.ts';

/** An analysis of a whole clip takes seconds; after this it hangs, even on a machine that has much else to do. */
const endlessMs = 300_000;

const installed = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' };

/**
 * Analyzes a file as a job does, in a folder that is removed afterwards. Returns the code of the rejection, or `analyzed`.
 * @throws what an analysis throws if the machine fails, not the video
 */
export async function analyzeFile(path: string, workDir: string, programs = installed): Promise<string> {
  mkdirSync(workDir);
  try {
    const result = await analyzeVideo({
      faceOnPath: path,
      downTheLinePath: null,
      workDir,
      handedness: 'right',
      slowMotion: 'unknown',
      isSameSwing: false,
      club: '7-iron',
      launchMonitor: null,
      onStage: () => undefined,
      signal: AbortSignal.timeout(endlessMs),
      tools: { ...programs, poseModel: 'lite' },
    });
    return result.ok ? 'analyzed' : result.code;
  } finally {
    rmSync(workDir, { recursive: true });
  }
}
