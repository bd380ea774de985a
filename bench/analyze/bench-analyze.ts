import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { machineLoad } from '../machine-load.ts';
import { analyzeOnce } from './analyze-once.ts';
import { benchClips } from './bench-clips.ts';
import { runFloor } from './run-floor.ts';

/**
 * Measures how long clips take from their file to their result (the pipeline alone, with the copy), compared with a floor that is
 * measured in the same run: a bare ffmpeg that decodes the clip and a bare landmarker that gets as many frames as in the
 * analysis, nothing else; for both videos of a swing, two of each. Each run is a process of its own, so start-up counts and memory
 * is measured separately.
 * `node bench-analyze.js [rounds] [part of the name of a clip]`
 */
interface Run {
  readonly seconds: number;
  readonly poses: readonly number[];
  readonly peakMb: number;
}

const [mode = '1', path = '', more = ''] = process.argv.slice(2);
const goalRatio = 1.25;
const goalMb = 700;

if (mode === 'analyze') console.log(JSON.stringify(await analyzeOnce(path, more || null)));
else if (mode === 'floor') console.log(JSON.stringify(await runFloor(path, Number(more))));
else await compare(Math.max(1, Number(mode) || 1), path);

async function compare(rounds: number, match: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-analyze-'));
  try {
    const rows = [];
    for (const clip of benchClips.filter(({ name }) => name.includes(match))) {
      process.stderr.write(`${clip.name}: making the clip\n`);
      const videos = clip.make(folder);
      const runs = [];
      for (let round = 1; round <= rounds; round++) {
        process.stderr.write(`${clip.name}: round ${round} of ${rounds}\n`);
        const load = machineLoad();
        const analysis = await inProcess('analyze', ...videos);
        const floors = await Promise.all(
          videos.map((video, i) => inProcess('floor', video, String(analysis.poses[i]))),
        );
        const floorS = Math.max(...floors.map(({ seconds }) => seconds));
        runs.push({ analysis, floorS, load, ratio: analysis.seconds / floorS });
      }
      runs.sort((a, b) => a.analysis.seconds - b.analysis.seconds);
      const { analysis, floorS, load, ratio } = runs[Math.floor(runs.length / 2)]!; // at least one round
      const peakMb = Math.max(...runs.map((run) => run.analysis.peakMb));
      const within = analysis.seconds <= clip.goalS && ratio <= goalRatio && peakMb <= goalMb;
      rows.push({
        clip: clip.name,
        poses: analysis.poses.join(' and '),
        seconds: round2(analysis.seconds),
        goalS: clip.goalS,
        floorS: round2(floorS),
        ratio: round2(ratio),
        peakMb,
        load,
        verdict: within ? 'within' : 'NOT within',
      });
    }
    console.table(rows);
    console.log(
      `Goals: the seconds above, ${goalRatio} × the floor, ${goalMb} MB; median of ${rounds} on ${cpus().length} cores.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function inProcess(...args: string[]): Promise<Run> {
  const startedAt = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), ...args]);
  const result = JSON.parse(stdout) as Omit<Run, 'seconds'>;
  return { ...result, seconds: (performance.now() - startedAt) / 1000 };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
