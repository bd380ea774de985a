import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { eventRules } from '../../packages/domain/src/index.ts';
import { type DetectedClip, detectClip } from './detect-clip.ts';
import { type LabelledClip, readLabelledClips } from './labelled-clips.ts';
import { printLeaveOneOut } from './leave-one-out.ts';
import { printClips, printSummary } from './print-report.ts';
import { scoreClip } from './score-clip.ts';

const usage = `Usage: pnpm bench:events --labels <file> --clips <folder> [--tracks <folder>] [--mirror] [--leave-one-out]
  --tracks         keep what the pose model saw here, and take it from here the next time
  --mirror         look at the mirror image of each clip: a left-hander's swing
  --leave-one-out  also choose the event rules on all other sources and score them on the one left out`;

const options = readOptions();
if (!options) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { clips, mirror, tracks, leaveOneOut } = options;
  const hand = mirror ? 'left' : 'right';
  const seen: (readonly [LabelledClip, DetectedClip])[] = [];
  for (const clip of clips) {
    process.stderr.write(`${seen.length + 1} of ${clips.length}: ${clip.name}\n`);
    seen.push([clip, await detectClip(clip, { mirror, tracksFolder: tracks })]);
  }
  const scores = seen.map(([clip, what]) => scoreClip(clip, what, hand, eventRules));
  printClips(scores);
  printSummary(scores);
  if (leaveOneOut) printLeaveOneOut(seen, hand);
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
    const clips = readLabelledClips(values.labels, values.clips);
    if (clips.length === 0) throw new Error(`None of the labelled clips lies in ${values.clips}.`);
    return { clips, mirror: values.mirror, tracks: values.tracks ?? null, leaveOneOut: values['leave-one-out'] };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
