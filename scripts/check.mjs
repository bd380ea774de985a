// Runs every check of the project, the fastest first. `npm test` runs it after the installation.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const bin = (name) => `node_modules/.bin/${name}`;
const resultsFile = '.data/test-results.json';
const steps = [
  ['format and lint', [bin('biome'), 'ci', '.']],
  ['language', [process.execPath, 'scripts/check-language.mjs']],
  ['paths in the documentation', [process.execPath, 'scripts/check-docs.mjs']],
  ['build', [bin('turbo'), 'run', 'build', '--output-logs=errors-only']],
  ['types: services and packages', [bin('tsc'), '-p', 'tsconfig.node.json']],
  ['types: code that runs in a browser', [bin('tsc'), '-p', 'tsconfig.browser.json']],
  ['boundaries', [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'apps', 'services', 'packages']],
  ['dead code', [bin('knip')]],
  ['dead code in production', [bin('knip'), '--production']],
  ['docker compose file', [process.execPath, 'scripts/check-compose.mjs']],
  ['tests', [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`]],
];

for (const [name, [command, ...args]] of steps) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (name === 'tests') printClosingLine();
  if (status !== 0) {
    console.error(`── ${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`── ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Prints the totals as one plain line, which any CI can read. */
function printClosingLine() {
  const results = JSON.parse(readFileSync(resultsFile, 'utf8'));
  const skipped = results.numPendingTests + results.numTodoTests;
  console.log(`\nTests: ${results.numPassedTests} passed, ${results.numFailedTests} failed, ${skipped} skipped\n`);
}
