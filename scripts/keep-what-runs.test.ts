import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepWhatRuns } from './keep-what-runs.mjs';

/** Two services with a dependency each, as pnpm lays them out. */
const library = 'node_modules/.pnpm/library@1.0.0/node_modules/library';
const runtime = 'node_modules/.pnpm/onnxruntime-web@1.0.0/node_modules/onnxruntime-web';
const files: Readonly<Record<string, string>> = {
  'services/one/package.json': '{"type":"module"}',
  'services/one/dist/main.js': "import 'onnxruntime-web'; import './migrations.js';",
  'services/one/dist/main.js.map': '{}',
  'services/one/dist/migrations.js': "import { used } from 'library'; used();",
  'services/one/dist/models/network.onnx': 'weights',
  'packages/kit/dist/index.js': 'export {};',
  'packages/kit/dist/index.js.map': '{}',
  [`${library}/package.json`]: '{"name":"library","main":"index.js"}',
  [`${library}/index.js`]: "const { helper } = require('./helper.js'); exports.used = () => helper;",
  [`${library}/helper.js`]: 'exports.helper = () => import("./late.js");',
  [`${library}/late.js`]: 'exports.late = 1;',
  [`${library}/helper.js.map`]: '{}',
  [`${library}/helper.d.ts`]: 'export {};',
  [`${library}/test/test.js`]: 'throw new Error();',
  [`${library}/LICENSE`]: 'MIT',
  [`${runtime}/package.json`]: '{"name":"onnxruntime-web","main":"dist/ort.js"}',
  [`${runtime}/dist/ort.js`]: 'exports.run = () => 1;',
  [`${runtime}/dist/ort-wasm-simd-threaded.wasm`]: 'wasm',
  [`${runtime}/dist/ort-wasm-simd-threaded.jsep.wasm`]: 'wasm',
};
const never = [
  ...['helper.js.map', 'helper.d.ts', 'test/test.js'].map((name) => `${library}/${name}`),
  `${runtime}/dist/ort-wasm-simd-threaded.jsep.wasm`,
  'packages/kit/dist/index.js.map',
  'services/one/dist/main.js.map',
];
const runsNetwork = [
  'services/one/dist/main.js',
  'services/one/dist/models/network.onnx',
  `${runtime}/dist/ort.js`,
  `${runtime}/dist/ort-wasm-simd-threaded.wasm`,
];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trueswing-keep-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await mkdir(join(root, 'services/one/node_modules'));
  await symlink(join(root, library), join(root, 'services/one/node_modules/library'));
  await symlink(join(root, runtime), join(root, 'services/one/node_modules/onnxruntime-web'));
});
afterEach(() => rm(root, { recursive: true, force: true }));
const gone = () => Object.keys(files).filter((path) => !existsSync(join(root, path)));

it('keeps what a service imports, late imports too, files that are found by name, models, licenses and manifests', async () => {
  const { removed } = await keepWhatRuns(root);
  expect(gone().toSorted()).toEqual(never.toSorted());
  expect(removed).toBe(gone().reduce((sum, path) => sum + (files[path]?.length ?? 0), 0));
});

it('keeps of services only the named files, and what these import', async () => {
  await keepWhatRuns(root, ['migrations', 'env']);
  expect(gone().toSorted()).toEqual([...never, ...runsNetwork].toSorted());
});
