import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const argumentsOf = (name: string) => scripts[name]?.replace('node scripts/boot.mjs ', '').split(' ') ?? [];
let checkout: string;

/** Makes a fresh checkout with as much as boot.mjs needs, in which `npx` writes down what it would install. */
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'boot-'));
  for (const name of ['scripts/boot.mjs', 'package.json', 'pnpm-lock.yaml'])
    place(name, readFileSync(join(root, name), 'utf8'));
  place('bin/npx', '#!/bin/sh\necho "npx $*" >> ran\nmkdir -p node_modules\n');
  chmodSync(join(checkout, 'bin/npx'), 0o755);
});
afterEach(() => rmSync(checkout, { recursive: true }));

function place(path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

function boot(...args: string[]): string[] {
  const env = { ...process.env, PATH: [join(checkout, 'bin'), process.env.PATH].join(delimiter) };
  const { stderr } = spawnSync(process.execPath, [join(checkout, 'scripts/boot.mjs'), ...args], {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toBe('Installing packages (once; a minute or two)\n');
  return readFileSync(join(checkout, 'ran'), 'utf8').trim().split('\n');
}

it.each([
  ['loadtest', 'scripts/bench.mjs', 'loadtest'],
  ['mutate', 'scripts/mutate.mjs', ''],
  ['prove', 'scripts/prove.mjs', ''],
  ['secrets', 'scripts/security/check-secrets.mjs', ''],
  ['licenses', 'scripts/security/check-licenses.mjs', ''],
  ['sbom', 'scripts/security/write-sbom.mjs', ''],
  ['audit-components', 'scripts/security/audit-components.mjs', ''],
])('npm run %s installs the packages before it runs %s', (name, script, first) => {
  place(
    script,
    "import { appendFileSync } from 'node:fs'; appendFileSync('ran', process.argv.slice(2).join(' ') + '.');",
  );
  const [installed, ran] = boot(...argumentsOf(name), 'more');
  expect(installed).toMatch(/^npx --yes pnpm@\S+ install --frozen-lockfile/);
  expect(ran).toBe(`${[first, 'more'].filter(Boolean).join(' ')}.`);
});
