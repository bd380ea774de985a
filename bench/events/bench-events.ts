import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eventRules } from '../../packages/swing/src/index.ts';
import { type DetectedClip, detectClip } from './detect-clip.ts';
import { type LabeledClip, readLabeledClips } from './labeled-clips.ts';
import { printLeaveOneOut } from './leave-one-out.ts';
import { printClips, printCost, printSummary } from './print-report.ts';
import { renderClips } from './rendered-clips.ts';
import { scoreClip } from './score-clip.ts';
import { thinPoses } from './thin-poses.ts';
import { readTrackVersion } from './track-version.ts';

const usage = `Usage: npm run bench:events -- --labels <file> --clips <folder> [--second <file>] [--mirror] [--leave-one-out] [--model <name>] [--every <n> [--kept <s>]] [--cache <folder>]
       npm run bench:events -- --rendered [--mirror] [--model <name>] [--every <n> [--kept <s>]] [--cache <folder>]
  --rendered       videos of the synthetic golfer, with their truth: slow motion, hand-held, restless, views between
  --second         a second rater's frames: the address is right anywhere between both raters
  --mirror         use the mirror image of each clip: a left-hander's swing
  --leave-one-out  also fit the event rules to all other sources and score them on the one left out
  --model          lite, full (default) or heavy
  --every <n>      leave out all but every n-th pose; --kept <seconds>: but none so near to an event
  --cache          where detected tracks and rendered videos are kept, by content and version; default .data/events`;

const poseModels = ['lite', 'full', 'heavy'] as const;

const options = readOptions();
if (!options) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { clips, mirror, cache, leaveOneOut, poseModel, thinning } = options;
  const hand = mirror ? 'left' : 'right';
  const detected: (readonly [LabeledClip, DetectedClip])[] = [];
  const trackVersion = await readTrackVersion(poseModel);
  const detecting = { mirror, poseModel, cacheFolder: join(cache, 'tracks'), trackVersion };
  for (const clip of clips) {
    process.stderr.write(`${detected.length + 1} of ${clips.length}: ${clip.name}\n`);
    detected.push([clip, thinPoses(await detectClip(clip, detecting), thinning, hand)]);
  }
  const scores = detected.map(([clip, detection]) => scoreClip(clip, detection, hand, eventRules));
  printClips(scores);
  printSummary(scores);
  printCost(detected.map(([, detection]) => detection));
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
        model: { type: 'string', default: 'full' },
        every: { type: 'string', default: '1' },
        kept: { type: 'string', default: '0' },
      },
    });
    const { cache, mirror, 'leave-one-out': leaveOneOut } = values;
    const poseModel = poseModels.find((model) => model === values.model);
    if (!poseModel) throw new Error(`--model is one of ${poseModels.join(', ')}.`);
    const given = { mirror, cache, poseModel, thinning: { every: Number(values.every), keptS: Number(values.kept) } };
    if (values.rendered) return { ...given, clips: renderClips(join(cache, 'rendered')), leaveOneOut: false };
    if (!values.labels || !values.clips || !statSync(values.clips).isDirectory()) return null;
    const clips = readLabeledClips(values.labels, values.clips, values.second);
    if (clips.length === 0) throw new Error(`None of the labeled clips is in ${values.clips}.`);
    return { ...given, clips, leaveOneOut };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
