import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLabeledClips } from '../events/labeled-clips.ts';
import { analyzeVideos } from './analyze-videos.ts';
import { drawCase } from './draw-case.ts';
import { filmCase } from './film-case.ts';
import { type Judgment, judgeCase, judgeVideos } from './judge-case.ts';
import { describeJudgment, summarize } from './print-report.ts';

const usage = `Usage: npm run bench:verdict -- [--swings <n>] [--cache <folder>]
       npm run bench:verdict -- --labels <file> --clips <folder> [--cache <folder>]
  --swings  drawn swings, every second one with a single true fault; default 40, a minute each
  --labels  the verdict of each labeled clip
  --cache   where rendered videos and what was read in them are kept, by version; default .data/verdict`;

const { values } = parseArgs({
  options: {
    swings: { type: 'string', default: '40' },
    labels: { type: 'string' },
    clips: { type: 'string' },
    cache: { type: 'string', default: '.data/verdict' },
    help: { type: 'boolean', default: false },
  },
});
const cache = resolve(values.cache);
if (values.help) console.log(usage);
else if (values.labels && values.clips) await judgeLabeledClips(values.labels, values.clips);
else await judgeDrawnSwings(Number(values.swings));

async function judgeDrawnSwings(count: number): Promise<void> {
  const judgments: Judgment[] = [];
  const rejected: string[] = [];
  for (let index = 0; index < count; index++) {
    process.stderr.write(`${index + 1} of ${count}\n`);
    const drawn = drawCase(index);
    const videos = await filmCase(drawn, cache);
    if (!videos.ok) rejected.push(`${drawn.name} ${videos.code}`);
    for (const judgment of judgeCase(drawn, videos)) {
      console.log(describeJudgment(judgment));
      judgments.push(judgment);
    }
  }
  console.log(summarize(judgments));
  if (rejected.length > 0) console.log(`rejected by the pipeline: ${rejected.join(', ')}`);
}

async function judgeLabeledClips(labels: string, folder: string): Promise<void> {
  for (const clip of readLabeledClips(labels, folder).filter(({ rejectAs }) => rejectAs === null)) {
    const cacheFile = join(cache, `${clip.name}.json`);
    const videos = await analyzeVideos(
      { main: resolve(clip.path), downTheLine: null },
      { slot: 'any', handedness: 'right', cacheFile },
    );
    const verdict = videos.ok ? judgeVideos(videos, { isOneSwing: false, isDrawn: false }) : null;
    const chance = verdict && 'chance' in verdict && verdict.chance !== null ? ` (${verdict.chance.toFixed(2)})` : '';
    const text = verdict
      ? `${verdict.sentence}${verdict.kind === 'open' ? ` ${verdict.detail} ${verdict.tip}` : ''}`
      : '';
    console.log(
      `${clip.name.slice(0, 34).padEnd(34)} ${clip.view.padEnd(14)} ${videos.ok ? text + chance : videos.code}`,
    );
  }
}
