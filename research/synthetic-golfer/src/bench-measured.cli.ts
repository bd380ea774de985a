// npm run bench:measured-swings -- <recording.c3d …>
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type AngleAnswer, analyzeClips } from './bench/analyze-case.ts';
import { openPosePage } from './calibration/collect/open-pose-page.ts';
import { startFolder } from './env.ts';
import { listMeasuredCases } from './measured/list-measured-cases.ts';
import { readC3d } from './measured/read-c3d.ts';
import { reportMeasured } from './measured/report-measured.ts';
import { retargetSwing } from './measured/retarget-swing.ts';
import { findPackageRoot } from './render/open-page.ts';

/** Rendered golfers who make each swing. */
const golfers = 8;

const files = process.argv.slice(2).filter((argument) => argument !== '--');
if (files.length === 0) {
  console.error('usage: bench:measured-swings <recording.c3d …>   (GEARS recordings of optical motion capture)');
  process.exit(2);
}
const modelFile = join(findPackageRoot(), '../../services/analysis-worker/dist/models/pose_landmarker_full.task');
const page = await openPosePage(modelFile);
try {
  for (const file of files) {
    const swing = retargetSwing(readC3d(await readFile(resolve(startFolder, file))));
    const answers: AngleAnswer[] = [];
    for (const [i, clips] of listMeasuredCases(swing, golfers).entries()) {
      console.error(`${basename(file)}: golfer ${i + 1} of ${golfers}`);
      answers.push(...(await analyzeClips(page, clips)));
    }
    console.log(`\n${basename(file)}, ${golfers} golfers`);
    console.log(reportMeasured(answers));
  }
} finally {
  await page.close();
}
