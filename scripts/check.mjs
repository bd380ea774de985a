// Runs every check of the project. `npm test` runs it after the installation.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const bin = (name) => `node_modules/.bin/${name}`;
const resultsFile = '.data/test-results.json';
const researchResultsFile = 'research/synthetic-golfer/.data/test-results.json';
/** Checks of each list run one after the other, the fastest first. The two lists run side by side: most checks use one core. */
const staticChecks = [
  [
    ['format and lint', [bin('biome'), 'ci', '--colors=off', '.']],
    ['language', [process.execPath, 'scripts/check-language.mjs']],
    ['style', [process.execPath, 'scripts/check-style.mjs']],
    ['subjects of commits', [process.execPath, 'scripts/check-commits.mjs']],
    ['secrets', [process.execPath, 'scripts/security/check-secrets.mjs']],
    ['licenses', [process.execPath, 'scripts/security/check-licenses.mjs']],
    ['paths in the documentation', [process.execPath, 'scripts/check-docs.mjs']],
    ['variables in the documentation', [process.execPath, 'scripts/write-variables.mjs', '--check']],
    ['build', [bin('turbo'), 'run', 'build', '--output-logs=errors-only']],
    // uses the built local stack to install Docker Compose
    ['docker compose file', [process.execPath, 'scripts/check-compose.mjs']],
  ],
  [
    // One thread: with more of them each repeats much of the others' work.
    ['types: services and packages', [bin('tsc'), '--singleThreaded', '-p', 'tsconfig.node.json']],
    ['types: code that runs in a browser', [bin('tsc'), '--singleThreaded', '-p', 'tsconfig.browser.json']],
    ['types: the service worker', [bin('tsc'), '-p', 'apps/web/src/service-worker']],
    [
      'boundaries',
      [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'apps', 'services', 'packages', 'dev', 'research'],
    ],
    ['circles of folders', [process.execPath, 'scripts/check-folder-circles.mjs']],
    ['dead code', [bin('knip')]],
    ['dead code in production', [bin('knip'), '--production']],
  ],
];
const running = new Set();
/**
 * turbo repeats the output of the last run if neither the rendered golfer nor a package that it imports changed since. With `CI` nothing
 * is repeated, and these tests run with all others.
 */
const repeatsResearch = !process.env.CI;
const researchTests = [bin('turbo'), ...['run', 'test', '--filter=@trueswing/synthetic-golfer', '--log-prefix=none']];
const tests = [
  bin('vitest'),
  ...['run', ...(repeatsResearch ? ['--project=!research'] : [])],
  ...['--reporter=default', '--reporter=./scripts/report-stuck.ts'],
  ...['--reporter=json', `--outputFile.json=${resultsFile}`],
];
const researchTitle = 'tests of the rendered golfer';
const checksStartedAt = Date.now();

for (const file of [resultsFile, researchResultsFile]) rmSync(file, { force: true });
await Promise.all(staticChecks.map(runInTurn));
if (repeatsResearch) await run(researchTitle, researchTests, 'inherit');
await run('tests', tests, 'inherit');

async function runInTurn(list) {
  for (const [name, command] of list) await run(name, command, 'pipe');
}

/** Runs a check. With `pipe` its output is printed when it ends, so that the lines of two checks do not mix. */
async function run(name, [command, ...args], output) {
  const startedAt = Date.now();
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  running.add(child);
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => lines.push(chunk));
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      lines.push(Buffer.from(error.message));
      resolve(1);
    });
    child.once('close', resolve);
  });
  running.delete(child);
  const title = `── ${name}`;
  if (lines.length > 0) console.log(`\n${title}\n${Buffer.concat(lines).toString().trimEnd()}`);
  if (name === 'tests' || (name === researchTitle && status !== 0)) printClosingLine();
  if (status !== 0) {
    console.error(`${title} failed`);
    for (const other of running) other.kill();
    process.exit(status ?? 1);
  }
  console.log(`${title}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Prints the totals of both runs as one plain line, which any CI can read. */
function printClosingLine() {
  const results = [resultsFile, researchResultsFile]
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const total = (count) => results.reduce((sum, each) => sum + count(each), 0);
  const passed = total((each) => each.numPassedTests);
  const failed = total((each) => each.numFailedTests);
  const skipped = total((each) => each.numPendingTests + each.numTodoTests);
  const kept = total((each) => (each.startTime < checksStartedAt ? each.numTotalTests : 0));
  console.log(`\nTests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  if (kept > 0) console.log(`${kept} of them passed in an earlier run, and nothing that they use changed since.\n`);
}
