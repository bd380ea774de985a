import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { PoseModel } from '../../services/analysis-worker/src/pipeline/pose/open-pose-thread.ts';

const pipeline = 'services/analysis-worker/src/pipeline';
/** All that detects poses; the thread of the pose model is a program of its own. */
const entryPoints = [`${pipeline}/detect-poses.ts`, `${pipeline}/pose/pose-thread.ts`];
const runtime = '@mediapipe/tasks-vision';

/**
 * Changes only with what can change a track: the code that runs, the model and its runtime. Bundled and minified, the code is the
 * same with other comments, names and formatting, and without what other stages use. The rules that read a track are not in it.
 */
export async function readTrackVersion(model: PoseModel): Promise<string> {
  const modelFile = `services/analysis-worker/dist/models/pose_landmarker_${model}.task`;
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    minify: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    external: ['fluent-ffmpeg', runtime, 'zod'],
  });
  const hash = createHash('sha256').update(readFileSync(modelFile)).update(runtimeVersion());
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex');
}

function runtimeVersion(): string {
  const { dependencies } = JSON.parse(readFileSync('services/analysis-worker/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[runtime];
  if (!version) throw new Error(`The worker does not depend on ${runtime}.`);
  return version;
}
