// npm run bench:film-pairs -- [folder for the collected films] [--pairs <n>]
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FilmedPair, filmPair } from './bench/film-pair.ts';
import { listFilmPairs } from './bench/list-film-pairs.ts';
import { reportFilmPairs } from './bench/report-film-pairs.ts';
import { openPosePage } from './calibration/collect/open-pose-page.ts';
import { startFolder } from './env.ts';
import { findPackageRoot } from './render/open-page.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { pairs: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const [folderName = '.data/film-pairs'] = positionals;
const folder = resolve(startFolder, folderName);
await mkdir(folder, { recursive: true });
const modelFile = join(findPackageRoot(), '../../services/analysis-worker/dist/models/pose_landmarker_full.task');

const films: FilmedPair[] = [];
for (const pair of listFilmPairs(Number(values.pairs))) {
  // A pair a browser: the pose model carries a little state from film to film. What was filmed is stored.
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
  films.push(JSON.parse(text) as FilmedPair); // written above
  console.error(`${films.length} pairs`);
}
console.log(reportFilmPairs(films));
