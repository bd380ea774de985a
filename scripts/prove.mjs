// Runs the evidence again, in its long form, with a seed that is printed:  npm run prove [-- <proof>] [--seed 7]
// A row of figures is added to docs/reliability.md, which says what each proof tries and what it does not.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Test files of each proof. A file that draws takes the seed, and draws more than within the tests. */
const proofs = {
  api: [
    'services/gateway/test/proof',
    'services/gateway/test/security/authorization-walk.test.ts',
    'services/gateway/test/security/no-premium-without-payment.test.ts',
  ],
  time: [
    'packages/domain/src/calendar',
    'packages/domain/src/points',
    'packages/domain/src/leaderboard',
    'packages/domain/src/recap',
    'packages/domain/src/notifications',
    'services/gateway/test/points',
  ],
  media: [
    'services/analysis-worker/test/proof',
    'services/gateway/test/fuzz',
    'services/gateway/src/features/shot-files',
    'services/gateway/src/spreadsheets',
    'services/analysis-worker/test/faults/broken-video.test.ts',
    'services/analysis-worker/src/pipeline/reject-video.test.ts',
  ],
  faults: ['services/gateway/test/faults', 'services/analysis-worker/test/faults', 'dev/local-stack/test/full-disk'],
  chaos: [
    'services/gateway/test/crash',
    'services/analysis-worker/test/crash',
    'services/billing/test/crash',
    'services/billing/test/webhooks',
    'services/gamification/test/crash',
    'packages/events/test',
    'dev/payments-sandbox/test/crash',
    'dev/testkit/test/crash',
    'services/gateway/test/privacy',
    'services/gateway/test/chaos',
  ],
  soak: ['services/gateway/test/soak'],
};
const reportPath = fileURLToPath(new URL('../docs/reliability.md', import.meta.url));
const keptRows = 3;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6) + 1);
const wanted = positionals.length > 0 ? positionals : Object.keys(proofs);
const unknown = wanted.filter((name) => !Object.hasOwn(proofs, name));
if (unknown.length > 0 || !Number.isSafeInteger(seed)) {
  console.error(`usage: npm run prove -- [${Object.keys(proofs).join(' | ')}]… [--seed <integer>]`);
  process.exit(2);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = '.data/proofs';
mkdirSync(folder, { recursive: true });
if (!run('turbo', ['run', 'build', '--output-logs=errors-only'])) {
  console.error('The build failed. Nothing was proven.');
  process.exit(1);
}
const failed = wanted.filter((name) => !prove(name));
console.log(
  failed.length === 0
    ? `Proven with seed ${seed}: ${wanted.join(', ')}.`
    : `Failed with seed ${seed}: ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);

function prove(name) {
  const [figuresFile, resultFile] = [`${folder}/${name}.figures`, `${folder}/${name}.json`];
  for (const file of [figuresFile, resultFile]) rmSync(file, { force: true });
  console.log(`\n${name}, seed ${seed}`);
  const startedAt = Date.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
  const isProven = run('vitest', ['run', ...reporters, ...proofs[name]], {
    PROVE_SEED: String(seed),
    PROVE_FIGURES: figuresFile,
  });
  if (!existsSync(resultFile)) {
    console.error(`${name}: Vitest wrote no result, so there are no figures.`);
    return false;
  }
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(resultFile, 'utf8'));
  const figures = readFigures(figuresFile).map(({ figures: found }) =>
    Object.entries(found)
      .map(([key, value]) => `${key} ${value.toLocaleString('en-US')}`)
      .join(', '),
  );
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  const tests = `${passed.toLocaleString('en-US')} tests passed, ${numFailedTests} failed`;
  addRow(name, [new Date().toISOString().slice(0, 10), machine(), seed, minutes, [tests, ...figures].join('; ')]);
  return isProven;
}

/** Puts a row below the heading of a proof, over the older ones. */
function addRow(name, cells) {
  const lines = readFileSync(reportPath, 'utf8').split('\n');
  const heading = lines.indexOf(`## ${name}`);
  const first = lines.findIndex((line, at) => at > heading && line.startsWith('| ---')) + 1;
  if (heading < 0 || first === 0) throw new Error(`docs/reliability.md has no table below "## ${name}"`);
  const old = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const rows = [`| ${cells.join(' | ')} |`, ...lines.slice(first, first + old)].slice(0, keptRows);
  lines.splice(first, old, ...rows);
  writeFileSync(reportPath, lines.join('\n'));
}

function readFigures(file) {
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function machine() {
  const model = cpus()[0]
    ?.model.replaceAll(/\((R|TM)\)|CPU|@.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

function run(program, args, env = {}) {
  return (
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env } })
      .status === 0
  );
}
