// Changes the rules one decision at a time, and lists the changes with which every test still passes:
//   npm run mutate -- packages/domain/src/points packages/events/src services/billing/src/features/entitlement
// Texts and what a module computes when it is loaded (tables) are left as they are. A folder takes minutes to hours.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folders = process.argv.slice(2);
const known =
  /^(packages\/(domain|swing)\/src\/|packages\/events\/src$|services\/billing\/src\/features\/entitlement$)/;
const unknown = folders.filter((folder) => !known.test(folder));
if (folders.length === 0 || unknown.length > 0) {
  console.error(
    'usage: npm run mutate -- packages/domain/src/<folder> | packages/swing/src/<folder> | packages/events/src | services/billing/src/features/entitlement …',
  );
  process.exit(2);
}

const data = '.data/mutation';
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
/** Share of the changes that must fail a test, in percent. */
const goal = 85;
mkdirSync(data, { recursive: true });
const scores = folders.map(mutate);
console.table(scores.map(({ survivors, ...score }) => score));
for (const { survivors } of scores) for (const each of survivors) console.log(each);
recordFigures(process.env.PROVE_FIGURES);
process.exit(scores.every(({ percent }) => percent >= goal) ? 0 : 1);

/** Adds the share of each folder to the row of `npm run prove`. */
function recordFigures(file) {
  if (file === undefined) return;
  const figures = Object.fromEntries(
    scores.map(({ folder, changes, caught, percent }) => [`${folder} %`, `${percent} (${caught} of ${changes})`]),
  );
  appendFileSync(file, `${JSON.stringify({ proof: 'mutation', figures })}\n`);
}

function mutate(folder) {
  const name = folder.replaceAll('/', '-');
  const [config, report] = [`${data}/${name}.config.json`, `${data}/${name}.json`];
  writeFileSync(config, JSON.stringify(configOf(folder, report)));
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_TESTS: /^packages\/(domain|swing)/.test(folder) ? folder.split('/').slice(0, 3).join('/') : folder,
    },
  });
  // The other folders go on: they take hours.
  if (status !== 0) return { folder, changes: 0, caught: 0, percent: 0, survivors: [`${folder}: Stryker failed`] };
  return scoreOf(folder, JSON.parse(readFileSync(report, 'utf8')));
}

function configOf(folder, report) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts' },
    coverageAnalysis: 'perTest',
    mutate: [`${folder}/**/*.ts`, '!**/*.test.ts'],
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    concurrency: 1,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    tempDirName: '.data/stryker',
    ignorePatterns: ['/**/dist', '/.data', '/samples', '/bench'],
    timeoutMS: 10_000,
  };
}

function scoreOf(folder, { files }) {
  const mutants = Object.entries(files).flatMap(([path, { mutants: found, source }]) =>
    found.map((mutant) => ({ ...mutant, path, source })),
  );
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ path, source, location: { start }, replacement }) => {
      const line = source.split('\n')[start.line - 1].trim();
      return `${path}:${start.line}: ${line}\n    becomes ${replacement}`;
    });
  const caught = count('Killed', 'Timeout');
  const changes = caught + survivors.length;
  return { folder, changes, caught, percent: Math.round((1_000 * caught) / changes) / 10, survivors };
}
