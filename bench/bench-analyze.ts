import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { analyzeVideo } from '../services/analysis-worker/src/pipeline/analyze-video.ts';
import { openLandmarker } from '../services/analysis-worker/src/pipeline/pose/landmarker.ts';

/**
 * How long the sample (3 s, 60 frames a second) takes from its file to its result, against a floor that is measured in
 * the same run: a bare ffmpeg whose frames go straight into a bare landmarker, all 180 of them, and nothing else.
 * Goals: at most 12 s and at most 1.6 times the floor on two cores.
 */
const root = ((): string => {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'pnpm-workspace.yaml'))) dir = dirname(dir);
  return dir;
})();
const video = join(root, 'samples/face-on.mp4');
const model = join(root, 'services/analysis-worker/dist/models/pose_landmarker_full.task');
const size = { width: 540, height: 960 };
const frameRate = 60;
const rounds = 3;
const goal = { seconds: 12, ratio: 1.6 };

if (!isMainThread) await runFloor();
else if (process.argv[2] === 'floor') console.log(await seconds(floorInThread));
else await compare();

async function compare(): Promise<void> {
  const rows: { floorS: number; analyzeS: number; ratio: number; load: string }[] = [];
  for (let round = 0; round < rounds; round++) {
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const floorS = await seconds(floorInThread);
    const analyzeS = await seconds(analyzeOnce);
    rows.push({ floorS: round2(floorS), analyzeS: round2(analyzeS), ratio: round2(analyzeS / floorS), load });
  }
  console.table(rows);
  const median = (values: number[]): number =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const analyzeS = median(rows.map((row) => row.analyzeS));
  const ratio = median(rows.map((row) => row.ratio));
  const verdict = analyzeS <= goal.seconds && ratio <= goal.ratio ? 'within' : 'NOT within';
  console.log(
    `${analyzeS} s, ${ratio} × the floor: ${verdict} the goals of ${goal.seconds} s and ${goal.ratio} × (median of ${rounds}, ${cpus().length} cores)`,
  );
}

async function analyzeOnce(): Promise<void> {
  const workDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const outcome = await analyzeVideo({
    faceOnPath: video,
    downTheLinePath: null,
    workDir,
    handedness: 'right',
    club: '7-iron',
    launchMonitor: null,
    onStage: () => undefined,
    signal: new AbortController().signal,
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
  });
  await rm(workDir, { recursive: true });
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
}

function floorInThread(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url));
    worker.once('message', () => void worker.terminate().then(() => resolve()));
    worker.once('error', reject);
  });
}

async function runFloor(): Promise<void> {
  const findPose = await openLandmarker(model);
  const scale = `scale=${size.width}:${size.height}:flags=bilinear`;
  const ffmpeg = spawn(
    'ffmpeg',
    ['-v', 'error', '-i', video, '-vf', scale, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const data = new Uint8Array(size.width * size.height * 4);
  let filled = 0;
  let frames = 0;
  for await (const chunk of ffmpeg.stdout as AsyncIterable<Buffer>) {
    for (let offset = 0; offset < chunk.length; ) {
      const bytes = Math.min(data.length - filled, chunk.length - offset);
      data.set(chunk.subarray(offset, offset + bytes), filled);
      filled += bytes;
      offset += bytes;
      if (filled < data.length) continue;
      findPose({ ...size, data }, Math.round((frames++ * 1000) / frameRate));
      filled = 0;
    }
  }
  if (frames !== 180) throw new Error(`The floor saw ${frames} frames.`);
  parentPort?.postMessage('done');
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
