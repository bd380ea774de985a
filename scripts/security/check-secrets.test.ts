import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, test } from 'vitest';
import { compareWithAllowed, findSecrets } from './check-secrets.mjs';

/** Letters and digits that no rule takes for an example. */
const random = (length: number) =>
  randomBytes(4 * length)
    .toString('base64')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(0, length);
const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

// Keys are made here: written down, they would be findings themselves.
it.each([
  ['an access key of AWS', `const secretAccessKey = "${random(40)}"; AWS_SECRET_ACCESS_KEY=${random(40)}`, 'aws'],
  ['a private key', keyPair().export({ type: 'pkcs8', format: 'pem' }).toString(), 'privatekey'],
  ['a token of GitHub', `token: ghp_${random(36)}`, 'github'],
  ['a token of npm', `//registry.npmjs.org/:_authToken=npm_${random(36)}`, 'npm'],
  ['a password in an address', `https://gateway:${random(20)}@store.internal.net/x`, 'basicauth'],
  [
    'a password of a database',
    `DATABASE_URL=postgres://gateway:${random(20)}@db.internal.net:5432/app`,
    'database-connection-string',
  ],
  ['a key of Stripe', `STRIPE_SECRET_KEY=sk_live_${random(24)}`, 'stripe-key'],
  ['a webhook secret of Stripe', `STRIPE_WEBHOOK_SECRET=whsec_${random(32)}`, 'stripe-webhook-secret'],
  ['a raw private key for notifications', `PUSH_PRIVATE_KEY=${keyPair().export({ format: 'jwk' }).d}`, 'own-variable'],
  ['a secret that signs calls', `INTERNAL_SECRET: "${randomBytes(24).toString('hex')}"`, 'own-variable'],
  ['a password of a store', `DB_PASSWORD_GATEWAY=${randomBytes(24).toString('hex')}`, 'own-variable'],
  ['a private key for notifications as a JWK', JSON.stringify(keyPair().export({ format: 'jwk' })), 'private-jwk'],
])('finds %s', async (_, text, rule) => {
  const findings = await findSecrets('a.env', `PORT=8080\n${text}`);
  expect(findings.map((each) => each.rule)).toContain(rule);
  expect(findings[0]).toMatchObject({ path: 'a.env', line: 2 });
});

it.each([
  ['names of variables', 'STRIPE_SECRET_KEY=\nAWS_SECRET_ACCESS_KEY='],
  ['short examples', "secretKey: 'sk_test_sandbox_1', webhookSecret: 'whsec_1'"],
  ['digests', `image@sha256:${'0123456789abcdef'.repeat(4)}`],
])('leaves %s', async (_, text) => {
  expect(await findSecrets('a.env', text)).toEqual([]);
});

test('an entry allows one finding, and an entry without a finding is reported', () => {
  const finding = { path: 'a.ts', line: 1, rule: 'basicauth' };
  const entry = { path: 'a.ts', rule: 'basicauth' };
  expect(compareWithAllowed([finding], [entry])).toEqual({ refused: [], unused: [] });
  expect(compareWithAllowed([finding, { ...finding, line: 9 }], [entry]).refused).toEqual([{ ...finding, line: 9 }]);
  expect(compareWithAllowed([{ ...finding, rule: 'aws' }], [entry])).toMatchObject({ unused: [entry] });
});

test('a planted key fails the command, which does not print it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const secret = `sk_live_${random(24)}`;
  writeFileSync(join(folder, 'notes.md'), `Our key:\n${secret}\n`);
  const script = fileURLToPath(new URL('check-secrets.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('notes.md:2: looks like a secret (stripe-key)');
  expect(stdout + stderr).not.toContain(secret);
});
