// npm run bench:angles -- [--quick] [--cases <n>]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AngleAnswer, analyzeCase } from './bench/analyze-case.ts';
import { listCases } from './bench/list-cases.ts';
import { reportAngles } from './bench/report-angles.ts';
import { openPosePage } from './calibration/collect/open-pose-page.ts';
import { findPackageRoot } from './render/open-page.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { quick: { type: 'boolean', default: false }, cases: { type: 'string' } },
});
const cases = listCases(values.cases === undefined ? (values.quick ? 8 : 96) : Number(values.cases));
const modelFile = join(findPackageRoot(), '../../services/analysis-worker/dist/models/pose_landmarker_full.task');

const answers: (AngleAnswer & { family: string })[] = [];
const page = await openPosePage(modelFile);
try {
  for (const [i, angle] of cases.entries()) {
    showProgress(i);
    for (const answer of await analyzeCase(page, angle)) answers.push({ ...answer, family: angle.family });
  }
  showProgress(cases.length);
} finally {
  await page.close();
}
for (const source of ['face-on', 'down-the-line', 'both'] as const) {
  for (const family of ['athletic', 'tailored']) {
    console.log(`\n${source}, ${family} body`);
    console.log(reportAngles(answers.filter((answer) => answer.source === source && answer.family === family)));
  }
}

function showProgress(done: number): void {
  const width = 30;
  const filled = Math.round((width * done) / cases.length);
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${cases.length} swings`;
  if (process.stderr.isTTY) process.stderr.write(`\r${bar}${done === cases.length ? '\n' : ''}`);
  else if (done % 8 === 0 || done === cases.length) console.error(bar);
}
