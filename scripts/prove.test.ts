import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proofs } from './proofs.mjs';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const table = '| date | machine | seed | minutes | figures |\n| --- | --- | --- | --- | --- |\n';
const report = `## security\n\n${table}\n## time\n\n| an | other |\n| --- | --- |\n\n${table}`;
let folder: string;
let programs: string;

/** The script in a folder of its own, with an earlier run's result and with other programs in place of the real ones. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prove-'));
  programs = join(folder, 'bin');
  for (const name of ['scripts', 'docs', 'bin', '.data/proofs']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['prove.mjs', 'proofs.mjs']) cpSync(join(scripts, name), join(folder, 'scripts', name));
  writeFileSync(join(folder, 'docs/reliability.md'), report);
  writeResult(9);
});
afterEach(() => rmSync(folder, { recursive: true }));

const resultOf = (passed: number, skipped: string[] = []) => {
  const assertionResults = skipped.map((fullName) => ({ status: 'skipped', fullName }));
  const testResults = [{ status: 'passed', assertionResults }];
  return JSON.stringify({ numPassedTests: passed, numFailedTests: 0, testResults });
};
const writeResult = (passed: number) => writeFileSync(join(folder, '.data/proofs/time.json'), resultOf(passed));

function program(name: 'turbo' | 'vitest', script: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

function prove(name = 'time') {
  const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) };
  const args = [join(folder, 'scripts/prove.mjs'), name, '--seed', '7'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, stdout, report: readFileSync(join(folder, 'docs/reliability.md'), 'utf8') };
}

it('adds a row with the figures of the run', () => {
  program('turbo', 'exit 0');
  program('vitest', `echo '${resultOf(42)}' > .data/proofs/time.json`);
  const proven = prove();
  expect(proven).toMatchObject({ status: 0, stdout: expect.stringContaining('Proven with seed 7: time.') });
  expect(proven.report).toMatch(/\| 7 \| .* \| 42 tests passed, 0 failed \|\n$/);
});

it('shows the figures of each file, and the sum of all properties', () => {
  program('turbo', 'exit 0');
  const records = [
    { proof: 'properties', figures: { properties: 1, cases: 5_000 } },
    { proof: 'races', figures: { calls: 1_234, outcome: 'fine' } },
    { proof: 'properties', figures: { properties: 2, cases: 30 } },
  ];
  const lines = records.map((record) => `echo '${JSON.stringify(record)}' >> $PROVE_FIGURES`);
  program('vitest', [...lines, `echo '${resultOf(42)}' > .data/proofs/time.json`].join('\n'));
  expect(prove().report).toMatch(
    /42 tests passed, 0 failed; races: calls 1,234, outcome fine; properties: number 3, cases 5,030 \|\n$/,
  );
});

it('proves nothing without a build', () => {
  program('turbo', 'exit 1');
  program('vitest', `echo '${resultOf(42)}' > .data/proofs/time.json`);
  expect(prove()).toMatchObject({ status: 1, stdout: expect.not.stringContaining('Proven'), report });
});

it.each([0, 1])('adds no row if Vitest ends with %d and writes no result', (status) => {
  program('turbo', 'exit 0');
  program('vitest', `exit ${status}`);
  expect(prove()).toMatchObject({ status: 1, stdout: expect.stringContaining('Failed with seed 7: time.'), report });
});

it('names the tests that this machine skips in the row and in the last line', () => {
  program('turbo', 'exit 0');
  program('vitest', `echo '${resultOf(42, ['a full disk', 'a | network'])}' > .data/proofs/time.json`);
  const proven = prove();
  expect(proven.stdout).toMatch(/not proven: time: a full disk; time: a \| network\.\n$/);
  expect(proven.report).toMatch(/42 tests passed, 0 failed; skipped: a full disk, a \\\| network \|\n$/);
});

it('names the files that failed, whose tests were not skipped by this machine', () => {
  program('turbo', 'exit 0');
  const file = (name: string, status: string, fullName: string) => ({
    name: join(realpathSync(folder), name),
    status,
    assertionResults: [{ status: 'skipped', fullName }],
  });
  const testResults = [
    file('test/a.test.ts', 'failed', 'after a failed hook'),
    file('test/b.test.ts', 'passed', 'a full disk'),
  ];
  const result = JSON.stringify({ numPassedTests: 42, numFailedTests: 0, testResults });
  program('vitest', `echo '${result}' > .data/proofs/time.json; exit 1`);
  const proven = prove();
  expect(proven).toMatchObject({ status: 1, stdout: expect.stringContaining('Failed with seed 7: time.') });
  expect(proven.report).toMatch(/42 tests passed, 0 failed; failed: test\/a\.test\.ts; skipped: a full disk \|\n$/);
});

it.each([
  { secrets: 0, status: 0, last: 'Skipped on this machine, so not proven: security: audit of components.' },
  { secrets: 1, status: 1, last: 'Failed with seed 7: security.' },
])('runs the commands of a proof, of which one ends with $secrets', ({ secrets, status, last }) => {
  program('turbo', 'exit 0');
  program('vitest', `echo '${resultOf(42)}' > .data/proofs/security.json`);
  mkdirSync(join(folder, 'scripts/security'));
  for (const { script } of proofs.security?.commands ?? []) {
    const ends = { 'check-secrets': secrets, 'audit-components': 3 }[basename(script, '.mjs')] ?? 0;
    writeFileSync(join(folder, script), `process.exit(${ends})`);
  }
  const proven = prove('security');
  expect(proven).toMatchObject({ status, stdout: expect.stringContaining(last) });
  const secretsEnd = secrets === 0 ? 'passed' : 'failed';
  expect(proven.report).toContain(
    `42 tests passed, 0 failed; secrets ${secretsEnd}; licenses passed; bill of materials passed; audit of components skipped`,
  );
});

const root = join(scripts, '..');
const paths = Object.values(proofs).flatMap(({ tests = [], commands = [] }) => [
  ...tests,
  ...commands.flatMap(({ script, args = [] }) => [script, ...args]),
]);
const filesOf = (path: string): string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true }).map((name) => join(path, String(name)));

it.each(paths)('%s exists, and draws nothing without the seed', (path) => {
  const files = filesOf(path).filter((name) => /\.m?[jt]s$/.test(name));
  expect(files.filter((name) => /\.test\.ts$|\.mjs$/.test(name))).not.toEqual([]);
  const unseeded = files.filter((name) =>
    /Math\.random|randomInt\b|Date\.now\(\) %/.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(unseeded).toEqual([]);
});
