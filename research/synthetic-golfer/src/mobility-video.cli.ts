// npx pnpm --filter @trueswing/synthetic-golfer mobility-video [folder for the collected poses] [--bodies <n>] [--videos <n>]
//   Renders videos of mobility checks, detects the poses, and fits how turns are read from them.
// npx pnpm --filter @trueswing/synthetic-golfer mobility-video --render <file.mp4> --test chest|hips [--body <n>]
//   Renders one video, and prints the turns that it shows.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filmedTestSchema } from '@trueswing/contracts';
import { startFolder } from './env.ts';
import { bodyCount } from './golfers/draw-body.ts';
import { collectVideos } from './mobility-video/collect-videos.ts';
import { fitVideoModels } from './mobility-video/fit-video-models.ts';
import { renderStanding } from './mobility-video/render-standing.ts';
import { findPackageRoot } from './render/open-page.ts';

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    bodies: { type: 'string', default: '26' },
    videos: { type: 'string', default: '3' },
    render: { type: 'string' },
    test: { type: 'string', default: 'chest' },
    body: { type: 'string', default: String(bodyCount + 1) },
  },
  allowPositionals: true,
});
if (values.render) {
  const draw = { bodySeed: Number(values.body), video: 0, test: filmedTestSchema.parse(values.test) };
  console.log(JSON.stringify(await renderStanding(draw, resolve(startFolder, values.render))));
} else await calibrate();

async function calibrate(): Promise<void> {
  const folder = resolve(startFolder, positionals[0] ?? '.data/mobility-video');
  await mkdir(folder, { recursive: true });
  const repository = join(findPackageRoot(), '../..');
  const modelFile = join(repository, 'services/analysis-worker/dist/models/pose_landmarker_full.task');
  const size = { bodies: Number(values.bodies), videos: Number(values.videos) };
  const videos = await collectVideos(folder, modelFile, size, (line) => console.error(line));
  await fitVideoModels(
    videos,
    join(repository, 'packages/domain/src/mobility-check/video/video-turn-models.generated.json'),
  );
}
