import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { eventRules } from '../../packages/domain/src/index.ts';
import { type DetectedClip, detectClip } from './detect-clip.ts';
import { type LabeledClip, readLabeledClips } from './labeled-clips.ts';
import { printLeaveOneOut } from './leave-one-out.ts';
import { printClips, printSummary } from './print-report.ts';
import { scoreClip } from './score-clip.ts';

const usage = `Usage: pnpm bench:events --labels <file> --clips <folder> [--tracks <folder>] [--mirror] [--leave-one-out]
  --tracks         cache of the detected tracks: written in the first run, read in the next ones
  --mirror         use the mirror image of each clip: a left-hander's swing
  --leave-one-out  also choose the event rules on all other sources and score them on the one left out`;

const options = readOptions();
if (!options) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { clips, mirror, tracks, leaveOneOut } = options;
  const hand = mirror ? 'left' : 'right';
  const detected: (readonly [LabeledClip, DetectedClip])[] = [];
  for (const clip of clips) {
    process.stderr.write(`${detected.length + 1} of ${clips.length}: ${clip.name}\n`);
    detected.push([clip, await detectClip(clip, { mirror, tracksFolder: tracks })]);
  }
  const scores = detected.map(([clip, detection]) => scoreClip(clip, detection, hand, eventRules));
  printClips(scores);
  printSummary(scores);
  if (leaveOneOut) printLeaveOneOut(detected, hand);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        labels: { type: 'string' },
        clips: { type: 'string' },
        tracks: { type: 'string' },
        mirror: { type: 'boolean', default: false },
        'leave-one-out': { type: 'boolean', default: false },
      },
    });
    if (!values.labels || !values.clips || !statSync(values.clips).isDirectory()) return null;
    const clips = readLabeledClips(values.labels, values.clips);
    if (clips.length === 0) throw new Error(`None of the labeled clips is in ${values.clips}.`);
    return { clips, mirror: values.mirror, tracks: values.tracks ?? null, leaveOneOut: values['leave-one-out'] };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
