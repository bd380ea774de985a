// npx pnpm --filter @trueswing/synthetic-golfer demo-swings [name …]
//   Renders the videos of the demo season, detects their poses, and stores both in dev/demo/swings. Without names: those that
//   are not there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listDemoSwings } from './demo-swings/list-demo-swings.ts';
import { storeDemoSwing } from './demo-swings/store-demo-swing.ts';
import { findPackageRoot } from './render/open-page.ts';

const names = process.argv.slice(2).filter((argument) => argument !== '--');
const repository = join(findPackageRoot(), '../..');
const folder = join(repository, 'dev/demo/swings');
const analyzeScript = join(repository, 'services/analysis-worker/dist/command/analyze.js');
const isWanted = (name: string) => (names.length > 0 ? names.includes(name) : !existsSync(join(folder, `${name}.mp4`)));

for (const swing of listDemoSwings().filter(({ name }) => isWanted(name))) {
  await storeDemoSwing(swing, { folder, analyzeScript });
  console.log(swing.name);
}
