import { parseArgs } from 'node:util';
import { appearanceModel } from '../../packages/swing/src/3-measure/golfer/compare-appearances.ts';
import { compareAppearances, compareGolfers } from '../../packages/swing/src/index.ts';
import { readLabeledClips } from '../events/labeled-clips.ts';
import { listPairs, type Pair } from './list-pairs.ts';
import { type PairedVideo, readVideo } from './read-video.ts';

const usage = `Usage: npm run bench:pairs -- --labels <file> --clips <folder> [--verbose] [--recordings]
  --recordings  also by the days and places that the files say
Reads each labeled video as the worker does, and compares all pairs. The name of a video up to its view and number is its golfer.`;

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    clips: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    recordings: { type: 'boolean', default: false },
  },
});
const { labels, clips: folder, verbose, recordings } = values;
if (labels && folder) await comparePairs(labels, folder);
else {
  console.error(usage);
  process.exitCode = 1;
}

async function comparePairs(labelFile: string, clipFolder: string): Promise<void> {
  const clips = readLabeledClips(labelFile, clipFolder).filter(({ rejectAs }) => rejectAs === null);
  const videos: PairedVideo[] = [];
  for (const clip of clips) {
    if (clip.view === 'face-on' || clip.view === 'down-the-line')
      videos.push(await readVideo(clip.path, clip.name, clip.view));
  }
  console.log(`${videos.length} videos; one golfer scores at least ${appearanceModel.leastScore}`);
  const pairs = listPairs(videos, recordings);
  report(
    'face-on beside down the line, two golfers',
    pairs.filter((pair) => pair.sides === 'both' && !pair.isOneGolfer),
  );
  report(
    'face-on beside down the line, one golfer',
    pairs.filter((pair) => pair.sides === 'both' && pair.isOneGolfer),
  );
  report(
    'both from the same side, two golfers',
    pairs.filter((pair) => pair.sides === 'one' && !pair.isOneGolfer),
  );
  report(
    'both from the same side, one golfer',
    pairs.filter((pair) => pair.sides === 'one' && pair.isOneGolfer),
  );
}

function report(name: string, pairs: readonly Pair[]): void {
  const compared = pairs.map(({ one, other }) => ({
    names: `${one.name} × ${other.name}`,
    score: compareAppearances(one.appearance, other.appearance)?.score ?? Number.NaN,
    rejection: compareGolfers(one.view, other.view),
  }));
  const refused = compared.filter(({ rejection }) => rejection !== null);
  console.log(`${name}: ${refused.length} of ${pairs.length} rejected`);
  for (const { names, score, rejection } of compared.sort((a, b) => b.score - a.score)) {
    if (verbose || rejection === null) console.log(`  ${score.toFixed(1)} ${names}: ${rejection ?? 'kept'}`);
  }
}
