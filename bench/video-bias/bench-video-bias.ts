import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { VideoBiases } from '../../packages/swing/src/3-measure/turns/video-bias.ts';
import { readLabeledClips } from '../events/labeled-clips.ts';
import { fitClips } from './fit-clips.ts';
import { type ReadClip, readClip } from './read-clip.ts';
import { reportClips, reportPairs } from './report-views.ts';

const usage = `Usage: npm run bench:video-bias -- --labels <file> --clips <folder> [--readings <file>] [--write]
  --readings  keeps what was read in the clips, so that they are read once
  --write     writes the biases into the domain
Prints what labeled clips show before and after the bias of real videos is removed, and the means of each view.`;
const generated = 'packages/swing/src/3-measure/turns/video-biases.generated.json';

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    clips: { type: 'string' },
    readings: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const { labels, clips, readings } = values;
if (labels && clips) await report(await readAll(labels, clips));
else {
  console.error(usage);
  process.exitCode = 1;
}

async function readAll(labelFile: string, folder: string): Promise<ReadClip[]> {
  const kept: ReadClip[] = readings && existsSync(readings) ? JSON.parse(readFileSync(readings, 'utf8')) : [];
  const all: ReadClip[] = [];
  for (const { name, path, view, rejectAs } of readLabeledClips(labelFile, folder)) {
    if (rejectAs !== null || (view !== 'face-on' && view !== 'down-the-line')) continue;
    all.push(kept.find(({ clip }) => clip === name) ?? (await readClip(name, path, view)));
    if (readings) writeFileSync(readings, JSON.stringify(all));
    console.error(`${all.length} clips read`);
  }
  return all;
}

async function report(all: readonly ReadClip[]): Promise<void> {
  const fitted = fitClips(all);
  reportClips('before', all, () => null);
  await reportPairs(all, null);
  reportClips('after', all, () => fitted.blends);
  await reportPairs(all, fitted.blends);
  reportClips('after, by a fit without this player', all, ({ player }) => fitWithout(all, player));
  reportClips('after, by a fit to these clips alone', all, () => fitClips(all, null).blends);
  console.log(`\nbiases of blends: ${JSON.stringify(fitted.blends)}`);
  console.log(`biases of landmarks: ${JSON.stringify(fitted.landmarks)}`);
  if (values.write) writeFileSync(generated, `${JSON.stringify(fitted)}\n`);
}

function fitWithout(all: readonly ReadClip[], left: string): VideoBiases {
  return fitClips(all.filter(({ player }) => player !== left)).blends;
}
