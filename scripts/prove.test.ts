import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const report = '## time\n\n| date | machine | seed | minutes | figures |\n| --- | --- | --- | --- | --- |\n';
let folder: string;
let programs: string;

/** The script in a folder of its own, with an earlier run's result and with other programs in place of the real ones. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prove-'));
  programs = join(folder, 'bin');
  for (const name of ['scripts', 'docs', 'bin', '.data/proofs']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(fileURLToPath(new URL('prove.mjs', import.meta.url)), join(folder, 'scripts/prove.mjs'));
  writeFileSync(join(folder, 'docs/reliability.md'), report);
  writeResult(9);
});
afterEach(() => rmSync(folder, { recursive: true }));

const resultOf = (passed: number) => JSON.stringify({ numPassedTests: passed, numFailedTests: 0 });
const writeResult = (passed: number) => writeFileSync(join(folder, '.data/proofs/time.json'), resultOf(passed));

function program(name: 'turbo' | 'vitest', script: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

function prove() {
  const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) };
  const args = [join(folder, 'scripts/prove.mjs'), 'time', '--seed', '7'];
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
