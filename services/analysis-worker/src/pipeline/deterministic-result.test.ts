import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { clipFolder, ffmpeg } from '../../test/media/make-clip.ts';
import { analyzeVideo } from './analyze-video.ts';

const sample = fileURLToPath(new URL('../../../../samples/face-on.mp4', import.meta.url));
const clips = clipFolder();
afterAll(() => clips.remove());
/** The swing of the sample with every second frame: a third of the poses to detect. */
const video = clips.path('swing.mp4');
const encoder = ['-an', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '16'];
ffmpeg('-ss', '0.3', '-t', '2.2', '-i', sample, '-vf', 'fps=30', ...encoder, video);

/** A face that is open over 30 shots. */
const open = { n: 30, leftOut: 0, mean: 6, standardDeviation: 1 };
const ballHistory = { faceAngleDeg: open, faceToPathDeg: open };

async function analyze() {
  const workDir = mkdtempSync(join(tmpdir(), 'swing-repeat-'));
  try {
    const outcome = await analyzeVideo({
      faceOnPath: video,
      downTheLinePath: null,
      workDir,
      handedness: 'right',
      slowMotion: 'unknown',
      isSameSwing: false,
      club: 'driver',
      launchMonitor: null,
      ballHistory,
      onStage: () => undefined,
      signal: new AbortController().signal,
      tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
    });
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
    const { timingsMs, ...result } = outcome.result;
    expect(timingsMs.total).toBeGreaterThan(0);
    expect(result.ballHistory).toEqual(ballHistory);
    expect(result.recommendations).toContain('Close the face: 6° open');
    return { result: JSON.stringify(result), landmarks: readFileSync(outcome.files.faceOn.landmarks, 'utf8') };
  } finally {
    rmSync(workDir, { recursive: true });
  }
}

it('gives the same result for the same file, to the byte, with the averages that it weighed', async () => {
  const [first, second] = [await analyze(), await analyze()];
  expect(second.landmarks).toBe(first.landmarks);
  expect(second.result).toBe(first.result);
}, 180_000);
