import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyzeOnce } from './analyze-once.ts';
import { benchClips } from './bench-clips.ts';
import { runFloor } from './run-floor.ts';

/**
 * How long clips take from their file to their result (the pipeline alone, with the copy), compared with a floor that is
 * measured in the same run: a bare ffmpeg that decodes the clip and a bare landmarker that gets as many frames as in the
 * analysis, nothing else. Each run is a process of its own, so start-up counts and memory is measured separately.
 * `node bench-analyze.js [rounds]`
 */
interface Run {
  readonly seconds: number;
  readonly poses: number;
  readonly peakMb: number;
}

const [mode = '1', path = '', poses = '0'] = process.argv.slice(2);
const goalRatio = 1.25;
const goalMb = 700;

if (mode === 'analyze') console.log(JSON.stringify(await analyzeOnce(path)));
else if (mode === 'floor') console.log(JSON.stringify(await runFloor(path, Number(poses))));
else compare(Math.max(1, Number(mode) || 1));

function compare(rounds: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-analyze-'));
  try {
    const rows = benchClips.flatMap((clip) => {
      process.stderr.write(`${clip.name}: making the clip\n`);
      const file = clip.make(folder);
      const runs = Array.from({ length: rounds }, (_, round) => {
        process.stderr.write(`${clip.name}: round ${round + 1} of ${rounds}\n`);
        const load = loadavg()[0]?.toFixed(1);
        const analysis = inProcess('analyze', file);
        const floor = inProcess('floor', file, String(analysis.poses));
        return { analysis, floor, load, ratio: analysis.seconds / floor.seconds };
      }).sort((a, b) => a.analysis.seconds - b.analysis.seconds);
      const { analysis, floor, load, ratio } = runs[Math.floor(runs.length / 2)]!; // at least one round
      const within = analysis.seconds <= clip.goalS && ratio <= goalRatio && analysis.peakMb <= goalMb;
      return {
        clip: clip.name,
        poses: analysis.poses,
        seconds: round2(analysis.seconds),
        goalS: clip.goalS,
        floorS: round2(floor.seconds),
        ratio: round2(ratio),
        peakMb: analysis.peakMb,
        load,
        verdict: within ? 'within' : 'NOT within',
      };
    });
    console.table(rows);
    console.log(
      `Goals: the seconds above, ${goalRatio} × the floor, ${goalMb} MB; median of ${rounds} on ${cpus().length} cores.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function inProcess(...args: string[]): Run {
  const startedAt = performance.now();
  const output = execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...args], { encoding: 'utf8' });
  const result = JSON.parse(output) as Omit<Run, 'seconds'>;
  return { ...result, seconds: (performance.now() - startedAt) / 1000 };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
