import { spawnSync } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('write-secrets.mjs', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (given: Record<string, string> = {}) =>
  spawnSync(process.execPath, [script, folder], { env: { PATH: process.env.PATH, ...given }, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** A variable as the entrypoints of docker-compose.yml read it. */
const readByShell = (file: string, name: string) =>
  spawnSync('sh', ['-c', `. "$0"; printf %s "$${name}"`, join(folder, file)], { encoding: 'utf8' }).stdout;
const all = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'utf8')]);

it('makes secrets once: a second run gives the same files', () => {
  expect(run().status).toBe(0);
  const first = all();
  expect(run().status).toBe(0);
  expect(all()).toEqual(first);
});

it('gives no part the secrets of another', () => {
  run();
  const secrets = JSON.parse(read('own/secrets.json')) as Record<string, string>;
  const holders = (name: string) =>
    all()
      .filter(([, content]) => content?.includes(secrets[name] ?? 'missing'))
      .map(([file = '']) => file.slice(folder.length + 1).split('/')[0])
      .filter((part, index, parts) => part !== 'own' && parts.indexOf(part) === index)
      .sort();
  expect(holders('POSTGRES_PASSWORD')).toEqual(['migrate', 'postgres']);
  expect(holders('DB_PASSWORD_GATEWAY')).toEqual(['gateway', 'migrate']);
  expect(holders('S3_ROOT_SECRET_KEY')).toEqual(['migrate', 'minio', 'object-store-keys']);
  expect(holders('S3_WORKER_SECRET_KEY')).toEqual(['analysis-worker', 'object-store-keys']);
  expect(holders('REDIS_PASSWORD')).toEqual(['analysis-worker', 'gateway', 'redis']);
  expect(holders('INTERNAL_SECRET')).toEqual(['billing', 'gamification', 'gateway']);
  expect(holders('ADMIN_PASSWORD')).toEqual(['gateway']);
  expect(holders('PUSH_PRIVATE_KEY')).toEqual(['gamification']);
});

it('takes a given secret instead of the made one, and keeps it', () => {
  run();
  const mine = 'my-own-admin-password';
  run({ ADMIN_PASSWORD: mine });
  expect(read('gateway/admin-password')).toBe(mine);
  run();
  expect(read('gateway/env')).toContain(`ADMIN_PASSWORD=${mine}\n`);
});

it('takes a password of the admin as people choose them, and rejects what the gateway would read as another one', () => {
  const mine = 'vier Wörter, $5 (a=b) & C:\\more!';
  expect(run({ ADMIN_PASSWORD: mine }).status).toBe(0);
  expect(parseEnv(read('gateway/env')).ADMIN_PASSWORD).toBe(mine);
  expect(read('gateway/admin-password')).toBe(mine);
  const bad = [
    'four words #and more',
    '"four words and more"',
    'four words\nand more',
    ' four words and more',
    'x'.repeat(201),
  ];
  for (const password of bad) {
    const { status, stderr } = run({ ADMIN_PASSWORD: password });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/use 16 to 200 characters, without #.* in ADMIN_PASSWORD$/m),
    ]);
  }
});

it('.env.example says that Compose reads a $ of a password as a variable, and how it is given then', () => {
  const example = readFileSync(fileURLToPath(new URL('../.env.example', import.meta.url)), 'utf8');
  const [, comment] = /((?:^#.*\n)+)^ADMIN_PASSWORD=$/m.exec(example) ?? [];
  expect(comment).toContain('without #, $ and quotes');
  expect(comment).toMatch(/between single quotes .* ADMIN_PASSWORD='.*\$.*'/);
});

it('names the secrets that were given in place of others, without their values', () => {
  const mine = { ADMIN_PASSWORD: 'my-own-admin-password', REDIS_PASSWORD: 'my-own-redis-password' };
  const line = 'in place of';
  expect(run({ INTERNAL_SECRET: 'given-at-the-first-start-already' }).stdout).not.toContain(line);
  const { stdout } = run(mine);
  expect(stdout).toContain("write-secrets: given in place of the last run's: ADMIN_PASSWORD, REDIS_PASSWORD\n");
  for (const value of Object.values(mine)) expect(stdout).not.toContain(value);
  expect(run(mine).stdout).not.toContain(line);
});

it('takes keys as object stores make them, which a shell and Node read alike', () => {
  const given = { S3_WORKER_ACCESS_KEY: 'key-of-another-store', S3_WORKER_SECRET_KEY: 'a/secret+with.more==' };
  expect(run(given).status).toBe(0);
  const env = parseEnv(read('analysis-worker/env'));
  expect(env).toMatchObject({ S3_ACCESS_KEY: given.S3_WORKER_ACCESS_KEY, S3_SECRET_KEY: given.S3_WORKER_SECRET_KEY });
  expect(readByShell('object-store-keys/env', 'S3_WORKER_SECRET_KEY')).toBe(given.S3_WORKER_SECRET_KEY);
  const bad = run({ S3_WORKER_SECRET_KEY: 'with-a-$(command)-in-it' });
  expect([bad.status, bad.stderr]).toEqual([1, expect.stringContaining('S3_WORKER_SECRET_KEY')]);
  const withSign = run({ ...given, S3_WORKER_ACCESS_KEY: 'key-of-another-store=' });
  expect([withSign.status, withSign.stderr]).toEqual([
    1,
    expect.stringContaining('+, /, ., - and _ in S3_WORKER_ACCESS_KEY'),
  ]);
});

it("gives backups the key of another object store while it is set, else that of MinIO's root", () => {
  const given = { S3_BACKUP_ACCESS_KEY: 'backups-of-trueswing', S3_BACKUP_SECRET_KEY: 'another/secret+of-a-store=' };
  expect(run(given).status).toBe(0);
  expect(readByShell('migrate/env', 'S3_ACCESS_KEY')).toBe(given.S3_BACKUP_ACCESS_KEY);
  expect(readByShell('migrate/env', 'S3_SECRET_KEY')).toBe(given.S3_BACKUP_SECRET_KEY);
  expect(read('minio/password')).not.toBe(given.S3_BACKUP_SECRET_KEY);
  const holders = all().filter(([, content]) => content?.includes(given.S3_BACKUP_SECRET_KEY));
  expect(holders.map(([file]) => file)).toEqual([join(folder, 'migrate/env')]);
  run();
  expect(readByShell('migrate/env', 'S3_SECRET_KEY')).toBe(read('minio/password'));
  const half = run({ S3_BACKUP_ACCESS_KEY: given.S3_BACKUP_ACCESS_KEY });
  expect([half.status, half.stderr]).toEqual([1, expect.stringContaining('S3_BACKUP_SECRET_KEY together')]);
  const bad = run({ ...given, S3_BACKUP_SECRET_KEY: 'with a space and $(a command)' });
  expect([bad.status, bad.stderr]).toEqual([1, expect.stringContaining('S3_BACKUP_SECRET_KEY')]);
});

it("passes Stripe's keys to those who need them, or makes keys for the sandbox, never both", () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(run(stripe).status).toBe(0);
  expect(read('billing/env')).toContain('STRIPE_SECRET_KEY=sk_live_1\n');
  expect(read('gateway/env')).toContain('STRIPE_PUBLISHABLE_KEY=pk_live_1\n');
  expect(read('gateway/env')).not.toContain('sk_live');
  const both = run({ ...stripe, PAYMENTS: 'sandbox' });
  expect([both.status, both.stderr]).toEqual([1, expect.stringContaining('unset one of them')]);
  expect(run({ PAYMENTS: 'sandbox' }).status).toBe(0);
  expect(read('billing/env')).toMatch(/STRIPE_SECRET_KEY=sk_test_sandbox_/);
});

it('gives browsers the public half of the push key, and no one a key where push services cannot be reached', () => {
  run();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(/PUSH_PRIVATE_KEY=(.+)/.exec(read('gamification/env'))?.[1] ?? '', 'base64url');
  expect(read('gateway/env')).toContain(`PUSH_PUBLIC_KEY=${pair.getPublicKey('base64url')}\n`);
  run({ PUSH_NETWORK_INTERNAL: 'true' });
  expect(read('gamification/env') + read('gateway/env')).not.toContain('PUSH_');
});

it('refuses secrets that break a URL, and never replaces unreadable ones', () => {
  const bad = run({ ADMIN_PASSWORD: 'short' });
  expect([bad.status, bad.stderr]).toEqual([1, expect.stringContaining('ADMIN_PASSWORD')]);
  expect(bad.stderr).not.toContain('short');
  run();
  writeFileSync(join(folder, 'own/secrets.json'), '{"half');
  const unreadable = run();
  expect([unreadable.status, unreadable.stderr]).toEqual([1, expect.stringContaining('cannot read')]);
});
