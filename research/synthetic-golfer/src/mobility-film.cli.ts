// npx pnpm --filter @trueswing/synthetic-golfer mobility-film [folder for the collected poses] [--bodies <n>] [--films <n>]
//   Renders films of mobility checks, detects the poses, and fits how turns are read from them.
// npx pnpm --filter @trueswing/synthetic-golfer mobility-film --render <file.mp4> --test chest|hips [--body <n>]
//   Renders one film, and prints the turns that it shows.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filmTestSchema } from '@trueswing/contracts';
import { startFolder } from './env.ts';
import { bodyCount } from './golfers/draw-body.ts';
import { collectFilms } from './mobility-film/collect-films.ts';
import { fitFilmModels } from './mobility-film/fit-film-models.ts';
import { renderStanding } from './mobility-film/render-standing.ts';
import { findPackageRoot } from './render/open-page.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    bodies: { type: 'string', default: '26' },
    films: { type: 'string', default: '3' },
    render: { type: 'string' },
    test: { type: 'string', default: 'chest' },
    body: { type: 'string', default: String(bodyCount + 1) },
  },
  allowPositionals: true,
});
if (values.render) {
  const draw = { bodySeed: Number(values.body), film: 0, test: filmTestSchema.parse(values.test) };
  console.log(JSON.stringify(await renderStanding(draw, resolve(startFolder, values.render))));
} else await calibrate();

async function calibrate(): Promise<void> {
  const folder = resolve(startFolder, positionals[0] ?? '.data/mobility-film');
  await mkdir(folder, { recursive: true });
  const repository = join(findPackageRoot(), '../..');
  const modelFile = join(repository, 'services/analysis-worker/dist/models/pose_landmarker_full.task');
  const size = { bodies: Number(values.bodies), films: Number(values.films) };
  const films = await collectFilms(folder, modelFile, size, (line) => console.error(line));
  await fitFilmModels(
    films,
    join(repository, 'packages/domain/src/mobility-check/film/film-turn-models.generated.json'),
  );
}
