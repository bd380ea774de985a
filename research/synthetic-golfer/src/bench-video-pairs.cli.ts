// npm run bench:video-pairs -- [folder for the collected videos] [--pairs <n>]
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FilmedPair, filmPair } from './bench/film-pair.ts';
import { listVideoPairs } from './bench/list-video-pairs.ts';
import { reportVideoPairs } from './bench/report-video-pairs.ts';
import { openPosePage } from './calibration/collect/open-pose-page.ts';
import { startFolder } from './env.ts';
import { findPackageRoot } from './render/open-page.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { pairs: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const [folderName = '.data/video-pairs'] = positionals;
const folder = resolve(startFolder, folderName);
await mkdir(folder, { recursive: true });
const modelFile = join(findPackageRoot(), '../../services/analysis-worker/dist/models/pose_landmarker_full.task');

const videos: FilmedPair[] = [];
for (const pair of listVideoPairs(Number(values.pairs))) {
  // A pair a browser: the pose model carries a little state from video to video. What was filmed is stored.
  const file = join(folder, `${pair.seed}.json`);
  let text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) {
    const page = await openPosePage(modelFile);
    try {
      text = JSON.stringify(await filmPair(page, pair));
    } finally {
      await page.close();
    }
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
  }
  videos.push(JSON.parse(text) as FilmedPair); // written above
  console.error(`${videos.length} pairs`);
}
console.log(reportVideoPairs(videos));
