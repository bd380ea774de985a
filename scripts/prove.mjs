// Runs the evidence again, in its long form, with a seed that is printed:  npm run prove [-- <proof>] [--seed 7]
// A row of figures is added to docs/reliability.md, which says what each proof tries and what it does not.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { proofs } from './proofs.mjs';

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
if (run('turbo', ['run', 'build', '--output-logs=errors-only']) !== 0) {
  console.error('The build failed. Nothing was proven.');
  process.exit(1);
}
const outcomes = wanted.map(prove);
const failed = outcomes.filter(({ isProven }) => !isProven).map(({ name }) => name);
const skipped = outcomes.flatMap((outcome) => outcome.skipped.map((each) => `${outcome.name}: ${each}`));
console.log(
  failed.length === 0
    ? `Proven with seed ${seed}: ${wanted.join(', ')}.`
    : `Failed with seed ${seed}: ${failed.join(', ')}.`,
);
if (skipped.length > 0) console.log(`Skipped on this machine, so not proven: ${skipped.join('; ')}.`);
process.exit(failed.length === 0 ? 0 : 1);

function prove(name) {
  const figuresFile = `${folder}/${name}.figures`;
  rmSync(figuresFile, { force: true });
  console.log(`\n${name}, seed ${seed}`);
  const startedAt = Date.now();
  const { tests, commands = [] } = proofs[name];
  const env = { PROVE_SEED: String(seed), PROVE_FIGURES: figuresFile };
  const parts = [...(tests ? [runTests(name, tests, env)] : []), ...commands.map((each) => runCommand(each, env))];
  const outcome = {
    name,
    isProven: parts.every(({ isProven }) => isProven),
    skipped: parts.flatMap((part) => part.skipped),
  };
  if (parts.some(({ counts }) => counts === undefined)) return outcome;
  const notes = outcome.skipped.length > 0 ? [`skipped: ${outcome.skipped.join(', ')}`] : [];
  const figures = [...parts.map(({ counts }) => counts), ...readFigures(figuresFile), ...notes].join('; ');
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  addRow(name, [new Date().toISOString().slice(0, 10), machine(), seed, minutes, figures]);
  return outcome;
}

/** Runs test files. Without a result of Vitest there are no counts. */
function runTests(name, tests, env) {
  const resultFile = `${folder}/${name}.json`;
  rmSync(resultFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`];
  const isProven = run('vitest', ['run', ...reporters, ...tests], env) === 0;
  if (!existsSync(resultFile)) {
    console.error(`${name}: Vitest wrote no result, so there are no figures.`);
    return { isProven: false, skipped: [] };
  }
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(resultFile, 'utf8'));
  const failedFiles = testResults.filter(({ status }) => status === 'failed');
  // After a failed hook Vitest calls the tests of a file skipped. This machine can run them.
  const skipped = testResults
    .filter((file) => !failedFiles.includes(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName);
  const counts = [`${passed.toLocaleString('en-US')} tests passed, ${numFailedTests} failed`];
  if (failedFiles.length > 0) counts.push(`failed: ${failedFiles.map((file) => relative('.', file.name)).join(', ')}`);
  return { isProven, skipped, counts: counts.join('; ') };
}

function runCommand({ name, script, args = [], skipStatus }, env) {
  const status = run(process.execPath, [script, ...args], env);
  const isSkipped = skipStatus !== undefined && status === skipStatus;
  const outcome = isSkipped ? 'skipped' : status === 0 ? 'passed' : 'failed';
  return { isProven: outcome !== 'failed', skipped: isSkipped ? [name] : [], counts: `${name} ${outcome}` };
}

/** Puts a row into the table of figures below the heading of a proof, over the older ones. */
function addRow(name, cells) {
  const lines = readFileSync(reportPath, 'utf8').split('\n');
  const heading = lines.indexOf(`## ${name}`);
  const next = lines.findIndex((line, at) => at > heading && line.startsWith('## '));
  const table = lines.indexOf('| date | machine | seed | minutes | figures |', heading);
  if (heading < 0 || table < 0 || (next >= 0 && table > next)) {
    throw new Error(`docs/reliability.md has no table below "## ${name}"`);
  }
  const first = table + 2;
  const old = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const row = `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  lines.splice(first, old, ...[row, ...lines.slice(first, first + old)].slice(0, keptRows));
  writeFileSync(reportPath, lines.join('\n'));
}

/** Figures that tests and commands recorded, one text each. Each file of properties adds a record of its own. */
function readFigures(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const records = lines.map((line) => JSON.parse(line));
  const ofProperties = records.filter(({ proof }) => proof === 'properties');
  const sum = (name) => ofProperties.reduce((total, { figures }) => total + figures[name], 0);
  const properties = { proof: 'properties', figures: { number: sum('properties'), cases: sum('cases') } };
  const others = records.filter((record) => !ofProperties.includes(record));
  return [...others, ...(ofProperties.length > 0 ? [properties] : [])].map(({ proof, figures }) => {
    const texts = Object.entries(figures).map(([key, value]) => `${key} ${value.toLocaleString('en-US')}`);
    return `${proof}: ${texts.join(', ')}`;
  });
}

function machine() {
  const model = cpus()[0]
    ?.model.replaceAll(/\((R|TM)\)|CPU|@.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

/** Runs a program until it ends. Returns its status; null if a signal ended it or it could not be started. */
function run(program, args, env = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env } };
  return spawnSync(program, args, options).status;
}
