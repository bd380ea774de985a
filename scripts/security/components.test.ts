import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { findLicenseProblems, isAllowed, licenseOf, readLicenseRules } from './licenses.mjs';
import { makeSbom, validateSbom } from './make-sbom.mjs';
import { declaredLicense, parts, readComponents } from './read-components.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = readLicenseRules();
const mediabunny = { id: 'mediabunny@1.61.0', name: 'mediabunny', declared: 'MPL-2.0' };

test('the command writes a valid bill of materials for each part', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = fileURLToPath(new URL('write-sbom.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(parts)
      .map((part) => `${part}.cdx.json`)
      .sort(),
  );

  const json = readFileSync(join(folder, 'gateway.cdx.json'), 'utf8');
  const { components, dependencies } = JSON.parse(json);
  const argon = components.find((each: { purl: string }) => each.purl.startsWith('pkg:npm/%40node-rs/argon2@'));
  expect(argon).toMatchObject({
    group: '@node-rs',
    name: 'argon2',
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  const direct = dependencies.find((each: { ref: string }) => each.ref === 'trueswing-gateway');
  expect(direct.dependsOn).toContain(argon['bom-ref']);

  expect(await validateSbom(json)).toBeNull();
  expect(await validateSbom(json.replace('"alg": "SHA-512"', '"alg": "SHA-3"'))).not.toBeNull();
});

test('each package has version, digest and license in the bill of materials', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  for (const [part, folders] of Object.entries(parts)) {
    const { direct, components } = readComponents(folders);
    const sbom = JSON.parse(makeSbom({ part, version: '0.1.0', direct, components, rules, now }));
    expect(sbom.components).toHaveLength(components.length);
    const incomplete = sbom.components.filter(
      (each: Record<string, unknown[] | undefined>) => !each.version || !each.hashes?.length || !each.licenses?.length,
    );
    expect(incomplete).toEqual([]);
  }
});

test('parts have production packages only', () => {
  const { components } = readComponents(Object.values(parts).flat());
  const names = new Set(components.map(({ name }) => name));
  expect(['fastify', 'stripe', 'react', 'pg-copy-streams'].filter((name) => !names.has(name))).toEqual([]);
  expect(['vitest', 'playwright-core', 'vite', 'testcontainers'].filter((name) => names.has(name))).toEqual([]);
});

test('the packages of the web client are those that its sources import', () => {
  const names = new Set(readComponents(['apps/web']).components.map(({ name }) => name));
  const files = execFileSync('git', ['ls-files', 'apps/web/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const missing = files.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /^(?!import type)[^'"\n]*\b(?:from|import)\s*\(?['"]([^'"]+)['"]/gm,
      ),
    ]
      .map(([, source = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '')
      .filter((name) => !/^(?:\.|@trueswing|virtual:|node:)/.test(name) && !names.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every package comes from the registry, with a digest', () => {
  const { packages } = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const elsewhere = Object.entries<{ resolution: object }>(packages).filter(
    ([, { resolution }]) => Object.keys(resolution).join() !== 'integrity',
  );
  expect(elsewhere).toEqual([]);
});

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-2.0-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
])('%s is allowed: %s', (license, expected) => {
  expect(isAllowed(license, rules.allowed)).toBe(expected);
});

test('a package with another license fails, or one without', () => {
  const components = [
    { id: 'a@1.0.0', name: 'a', declared: 'MIT' },
    { id: 'b@1.0.0', name: 'b', declared: 'AGPL-3.0-only' },
    { id: 'c@1.0.0', name: 'c', declared: null },
  ];
  expect(findLicenseProblems(components, { ...rules, exceptions: [] })).toEqual([
    'b@1.0.0: "AGPL-3.0-only" is not allowed',
    'c@1.0.0: declares no license',
  ]);
});

test('an exception is for one package and one license, and goes when nothing needs it', () => {
  const exception = { name: 'mediabunny', declared: 'MPL-2.0', license: 'MPL-2.0', reason: 'used unchanged' };
  const withException = { ...rules, exceptions: [exception] };
  expect(findLicenseProblems([mediabunny], withException)).toEqual([]);
  expect(licenseOf(mediabunny, withException)).toBe('MPL-2.0');
  expect(findLicenseProblems([{ ...mediabunny, declared: 'GPL-3.0-only' }], withException)).toEqual([
    'mediabunny@1.61.0: "GPL-3.0-only" is not allowed',
    'mediabunny: nothing needs its exception any more',
  ]);
  expect(findLicenseProblems([mediabunny], { ...rules, exceptions: [{ ...exception, reason: '' }] })).toEqual([
    'mediabunny: its exception has no reason',
  ]);
});

it.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'MIT', url: 'https://a' } }, 'MIT'],
  [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
  [{}, null],
])('the manifest %j declares %s', (manifest, expected) => {
  expect(declaredLicense(manifest)).toBe(expected);
});
