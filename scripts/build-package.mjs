// Builds one package: each `source` entry of its exports becomes dist/<entry>.js; imports of other packages stay external. Entries of
// `selfContained` hold what they use of our packages: a thread that starts for each file would load these whole.
import { readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { selfContained = [], dependencies = {} } = manifest;
const entryPoints = Object.values(manifest.exports).map((entry) => entry.source);
rmSync('dist', { recursive: true, force: true });
const options = {
  outdir: 'dist',
  outbase: 'src',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
};
await build({
  ...options,
  entryPoints: entryPoints.filter((entry) => !selfContained.includes(entry)),
  packages: 'external',
});
await build({
  ...options,
  entryPoints: selfContained,
  conditions: ['source'],
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@trueswing/')),
});
