import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { createTestBucket, createTestDatabase, queryDatabase, repositoryRoot, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const notInCheckout = new Set([
  'dist',
  '.data',
  '.turbo',
  '.git',
  'samples',
  'research',
  'apps',
  'docs',
  'bench',
  'deploy',
]);

let folder: string;
let checkout: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  checkout = join(folder, 'trueswing');
  const installed = join(repositoryRoot, 'node_modules');
  const filter = (path: string) => path !== installed && !notInCheckout.has(basename(path));
  // The links of a package to its dependencies are relative, so they lead to packages of the copy.
  await cp(repositoryRoot, checkout, { recursive: true, filter, verbatimSymlinks: true });
  await linkInstalled(installed, join(checkout, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Links the installed packages, which takes no time, and marks them as installed for this lockfile, as an installation does. */
async function linkInstalled(from: string, to: string): Promise<void> {
  await mkdir(to);
  const lockfile = await readFile(join(repositoryRoot, 'pnpm-lock.yaml'));
  const stamp = '.installed-lockfile';
  await writeFile(join(to, stamp), createHash('sha256').update(lockfile).digest('hex'));
  const names = (await readdir(from)).filter((name) => name !== stamp);
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}

async function openPlace() {
  const [database, bucket] = await Promise.all([createTestDatabase(), createTestBucket()]);
  const { endpoint, region, accessKey, secretKey } = testStores().s3;
  const s3 = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  const variables = { DATABASE_ADMIN_URL: database.adminUrl, ...s3, S3_BUCKET: bucket.name };
  return {
    url: database.adminUrl,
    keys: () => bucket.keys(),
    put: (key: string) => bucket.client.putObject(bucket.name, key, Buffer.from('video')),
    /** As documented, without a build before. */
    run: (...words: string[]) =>
      promisify(execFile)('npm', ['run', ...words], { cwd: checkout, env: { ...process.env, ...variables } }),
    /** As documented, until it is stopped. In a group of its own, since npm starts others. */
    start: (...words: string[]) =>
      spawn('npm', ['run', ...words], {
        cwd: checkout,
        env: { ...process.env, ...variables, PORT: '0', LOG_LEVEL: 'warn' },
        stdio: 'inherit',
        detached: true,
      }),
    close: () => Promise.all([database.drop(), bucket.remove()]),
  };
}

test('a fresh checkout saves the stores, and restores them into empty ones', async () => {
  const [from, to] = [await openPlace(), await openPlace()];
  await queryDatabase(
    from.url,
    `insert into gateway.account (id, email, first_name, last_name, created_at)
     values (gen_random_uuid(), 'ann@example.com', 'Ann', '', now())`,
  );
  await from.put('uploads/1/video');
  await from.run('backup', '--', 'saved');
  await to.run('restore', '--', 'saved');
  expect(await queryDatabase(to.url, 'select email from gateway.account')).toEqual([{ email: 'ann@example.com' }]);
  expect(await to.keys()).toEqual(['uploads/1/video']);
  await Promise.all([from.close(), to.close()]);
});

test('a fresh checkout saves the stores on a schedule', async () => {
  const place = await openPlace();
  await place.put('uploads/1/video');
  const scheduled = place.start('backup:schedule', '--', 'scheduled');
  const ended = once(scheduled, 'exit');
  const listComplete = async () => (await readdir(join(checkout, 'scheduled'))).filter((name) => name.endsWith('Z'));
  await vi
    .waitFor(async () => expect(await listComplete()).toHaveLength(1), { timeout: 120_000, interval: 500 })
    .finally(() => scheduled.exitCode === null && process.kill(-(scheduled.pid as number), 'SIGTERM'));
  await ended;
  await place.close();
});
