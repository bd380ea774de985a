import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { judgeAudit, statuses } from './judge-audit.mjs';

/** An advisory as `pnpm audit --json` prints it. */
const advisory = {
  findings: [{ version: '0.5.1', paths: ['services__gateway>exceljs>unzipper>fstream>mkdirp'] }],
  found_by: null,
  deleted: null,
  references: '- https://nvd.nist.gov/vuln/detail/CVE-2026-10001',
  created: '2026-11-20T17:41:21.000Z',
  id: 1109999,
  npm_advisory_id: null,
  overview: 'Folders outside the target can be created.',
  reported_by: null,
  title: 'Path traversal in mkdirp',
  metadata: null,
  cves: ['CVE-2026-10001'],
  access: 'public',
  severity: 'high',
  module_name: 'mkdirp',
  vulnerable_versions: '<0.5.9',
  github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
  recommendation: 'Upgrade to version 0.5.9 or later',
  patched_versions: '>=0.5.9',
  updated: '2026-11-21T09:00:00.000Z',
  cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N' },
  cwe: ['CWE-22'],
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};
const reportOf = (advisories: object) => ({
  actions: [],
  advisories,
  muted: [],
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 0, high: Object.keys(advisories).length, critical: 0 },
    dependencies: 450,
    devDependencies: 0,
    optionalDependencies: 0,
    totalDependencies: 450,
  },
});
const vulnerable = reportOf({ 1109999: advisory });
const failed = (code: string, message: string) => ({ error: { code, message } });
const acceptance = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  name: 'mkdirp',
  until: '2026-12-31',
  reason: 'only reads',
};

test('a report without advisories is clean', () => {
  expect(judgeAudit(reportOf({}), [], '2026-11-28')).toEqual({
    verdict: 'clean',
    lines: ['No known vulnerability in 450 packages.'],
  });
});

test('an advisory is a vulnerability, with its way in and its fix', () => {
  const { verdict, lines } = judgeAudit(vulnerable, [], '2026-11-28');
  expect(verdict).toBe('vulnerable');
  expect(lines).toEqual([
    'GHSA-aaaa-bbbb-cccc (high) in mkdirp 0.5.1: Path traversal in mkdirp. Fixed in >=0.5.9; needed by ' +
      'services__gateway>exceljs>unzipper>fstream>mkdirp; https://github.com/advisories/GHSA-aaaa-bbbb-cccc.',
  ]);
});

test('an accepted advisory is clean before its date, and vulnerable from then on', () => {
  expect(judgeAudit(vulnerable, [acceptance], '2026-12-30').verdict).toBe('clean');
  expect(judgeAudit(vulnerable, [acceptance], '2026-12-31').verdict).toBe('vulnerable');
});

test.each([
  ['another advisory', { advisory: 'GHSA-xxxx-yyyy-zzzz' }],
  ['another package', { name: 'rimraf' }],
  ['no date', { until: 'later' }],
  ['no reason', { reason: '' }],
])('a row with %s accepts nothing', (_, change) => {
  expect(judgeAudit(vulnerable, [{ ...acceptance, ...change }], '2026-11-28').verdict).toBe('vulnerable');
});

test('a row that nothing needs is reported', () => {
  const { verdict, lines } = judgeAudit(reportOf({}), [acceptance], '2026-11-28');
  expect(verdict).toBe('clean');
  expect(lines[0]).toBe('GHSA-aaaa-bbbb-cccc in mkdirp is accepted, but not found any more: remove its row.');
});

test.each([
  [
    'an answer of 405',
    failed('ERR_PNPM_AUDIT_BAD_RESPONSE', 'The audit endpoint (at https://a/quick) responded with 405: . Fallback …'),
    'the registry offers none (HTTP 405)',
  ],
  [
    'no such address',
    failed('ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS', "The audit endpoint (at https://a/quick) is doesn't exist."),
    'the registry offers none (HTTP 404)',
  ],
  ['a failure', failed('ERR_PNPM_AUDIT_BAD_RESPONSE', 'The audit endpoint (at …) responded with 500: '), 'with 500'],
  ['no network', failed('ECONNREFUSED', 'request to http://a failed'), 'request to http://a failed'],
  ['another form', {}, 'no advisories'],
])('%s is no audit, and no clean one', (_, report, words) => {
  const { verdict, lines } = judgeAudit(report, [], '2026-11-28');
  expect(verdict).toBe('not-audited');
  expect(lines.join()).toContain(words);
});

test.each([
  ['vulnerable', 200, vulnerable],
  ['not-audited', 405, {}],
] as const)('the command asks a registry by pnpm: %s after HTTP %s', async (verdict, status, answer) => {
  const asked: string[] = [];
  const registry = createServer(async (request, response) => {
    asked.push(JSON.stringify(JSON.parse(await text(request)).requires ?? {}));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;

  const command = spawn(process.execPath, [fileURLToPath(new URL('audit-components.mjs', import.meta.url))], {
    env: {
      ...process.env,
      NO_PROXY: '127.0.0.1',
      no_proxy: '127.0.0.1',
      npm_config_registry: `http://127.0.0.1:${port}/`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [exitStatus] = await once(command, 'close');
  expect(exitStatus).toBe(statuses[verdict]);
  expect(asked.length).toBeGreaterThan(0);
});
