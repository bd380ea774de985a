import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eventRules } from '../../packages/swing/src/index.ts';
import { type DetectedClip, detectClip } from './detect-clip.ts';
import { type LabeledClip, readLabeledClips } from './labeled-clips.ts';
import { printLeaveOneOut } from './leave-one-out.ts';
import { printClips, printSummary } from './print-report.ts';
import { renderClips } from './rendered-clips.ts';
import { scoreClip } from './score-clip.ts';
import { readTrackVersion } from './track-version.ts';

const usage = `Usage: npm run bench:events -- --labels <file> --clips <folder> [--second <file>] [--mirror] [--leave-one-out] [--cache <folder>]
       npm run bench:events -- --rendered [--mirror] [--cache <folder>]
  --rendered       videos of the synthetic golfer, with their truth: slow motion, hand-held, restless, views between
  --second         a second rater's frames: the address is right anywhere between both raters
  --mirror         use the mirror image of each clip: a left-hander's swing
  --leave-one-out  also fit the event rules to all other sources and score them on the one left out
  --cache          where detected tracks and rendered videos are kept, by content and version; default .data/events`;

const options = readOptions();
if (!options) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { clips, mirror, cache, leaveOneOut } = options;
  const hand = mirror ? 'left' : 'right';
  const detected: (readonly [LabeledClip, DetectedClip])[] = [];
  const detecting = { mirror, cacheFolder: join(cache, 'tracks'), trackVersion: await readTrackVersion() };
  for (const clip of clips) {
    process.stderr.write(`${detected.length + 1} of ${clips.length}: ${clip.name}\n`);
    detected.push([clip, await detectClip(clip, detecting)]);
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
        second: { type: 'string' },
        rendered: { type: 'boolean', default: false },
        cache: { type: 'string', default: '.data/events' },
        mirror: { type: 'boolean', default: false },
        'leave-one-out': { type: 'boolean', default: false },
      },
    });
    const { cache, mirror, 'leave-one-out': leaveOneOut } = values;
    if (values.rendered) return { clips: renderClips(join(cache, 'rendered')), mirror, cache, leaveOneOut: false };
    if (!values.labels || !values.clips || !statSync(values.clips).isDirectory()) return null;
    const clips = readLabeledClips(values.labels, values.clips, values.second);
    if (clips.length === 0) throw new Error(`None of the labeled clips is in ${values.clips}.`);
    return { clips, mirror, cache, leaveOneOut };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
