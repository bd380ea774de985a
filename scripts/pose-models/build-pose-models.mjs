// Builds pose model bundles from the files of @mediapipe/pose (Apache-2.0) and compares each one with the bundle that the
// model's makers publish: node build-pose-models.mjs <folder> <lite|full|heavy>...
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addTfliteMetadata } from './add-tflite-metadata.mjs';
import { writeStoredZip } from './write-stored-zip.mjs';

const expectedSha256 = {
  lite: 'f40fb7d9b8108a6cab8facae8110bb095237e12bcfc3d41bbb518d54edfdfb07',
  full: '9f16336c3618f03c963d4e8dc6310877ad2292decdb61fc072d2b3000c3ccaec',
  heavy: 'a5c49a7397726f7e053cfcee1fe229ad26c919530a6b5a5118ea876bbccf8294',
};

const source = dirname(createRequire(import.meta.url).resolve('@mediapipe/pose/package.json'));
const read = (file) => readFileSync(join(source, file));
const [target, ...models] = process.argv.slice(2);

mkdirSync(target, { recursive: true });
const detector = addTfliteMetadata(read('pose_solution_packed_assets.data'), { mean: 127.5, std: 127.5 });
for (const model of models) {
  const landmarks = addTfliteMetadata(read(`pose_landmark_${model}.tflite`), { mean: 0, std: 255 });
  const bundle = writeStoredZip([
    ['pose_detector.tflite', detector],
    ['pose_landmarks_detector.tflite', landmarks],
  ]);
  const actual = createHash('sha256').update(bundle).digest('hex');
  if (actual !== expectedSha256[model]) {
    throw new Error(`pose_landmarker_${model}.task: SHA-256 is ${actual}, not ${expectedSha256[model]}`);
  }
  writeFileSync(join(target, `pose_landmarker_${model}.task`), bundle);
}
