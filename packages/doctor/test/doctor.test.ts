import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestS3, queryDatabase, type RunningSystem, startSystem } from '@trueswing/testkit';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceNames } from '../src/environments/service-env.ts';
import { brokenConfigurations, type Services } from './broken-configurations.ts';
import { type DoctorRun, examineHere, runDoctor, writeEnvFolder } from './run-doctor.ts';

/** Values that must not be printed, named here by hand: the doctor's own list is what is tested. */
const secretsOf = ({ gateway, 'analysis-worker': worker, billing, gamification }: Services): string[] => {
  const passwords = [gateway, worker, billing, gamification].map(({ DATABASE_URL }) => passwordOf(DATABASE_URL));
  return [
    ...passwords,
    passwordOf(gateway.REDIS_URL),
    passwordOf(worker.REDIS_URL),
    passwordOf(gateway.SMTP_URL),
    gateway.S3_SECRET_KEY,
    worker.S3_SECRET_KEY,
    gateway.ADMIN_PASSWORD,
    gateway.OIDC_CLIENT_SECRET,
    gateway.INTERNAL_SECRET,
    billing.INTERNAL_SECRET,
    billing.STRIPE_SECRET_KEY,
    billing.STRIPE_WEBHOOK_SECRET,
    gamification.PUSH_PRIVATE_KEY,
    worker.COACH_API_KEY,
  ].filter((secret) => secret !== undefined && secret.length >= 6) as string[];
};
const passwordOf = (url = '') => (URL.canParse(url) ? new URL(url).password : '');

/** The page of the documentation that shows them. */
const page = new URL('../../../docs/doctor.md', import.meta.url).pathname;
const transcripts: string[] = [];
let folder: string;
let system: RunningSystem;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  system = await startSystem({ dataFolder: join(folder, 'data'), ports: 'any', fsync: false });
});
afterAll(async () => {
  await system.remove();
  await rm(folder, { recursive: true });
});

/** Variables that the system gives its services, without those of this process. */
function servicesOf(change: Partial<Services>): Services {
  const pairs = serviceNames.map((name) => {
    const own = Object.entries(system.environmentOf(name)).filter(
      ([variable, value]) => value !== process.env[variable],
    );
    return [name, { ...Object.fromEntries(own), ...change[name] }];
  });
  return Object.fromEntries(pairs) as Services;
}

const examine = (change: Partial<Services>, variables: Record<string, string> = {}) =>
  examineWith(examineHere, change, variables);
/** The same as an operator does it, which takes longer. */
const examineByCommand = (change: Partial<Services>, variables: Record<string, string> = {}) =>
  examineWith(runDoctor, change, variables);

async function examineWith(
  examineFolder: typeof examineHere,
  change: Partial<Services>,
  variables: Record<string, string>,
): Promise<DoctorRun> {
  const services = servicesOf(change);
  const place = join(folder, 'env');
  await writeEnvFolder(place, services);
  const run = await examineFolder(place, variables);
  for (const secret of secretsOf(services)) expect(run.report).not.toContain(secret);
  return run;
}

/** Problems without those of the machine that runs the tests, and with its ports left out. */
const shownProblems = ({ problems }: DoctorRun): string =>
  problems
    .replaceAll(/^(?:warning {2}|failed {3})disk.*\n.*\n/gm, '')
    .replaceAll(/(127\.0\.0\.1|localhost):\d{5}/g, '$1:…');
const firstLines = (problems: string): string[] => problems.match(/^(?:warning|failed).*/gm) ?? [];

test('a running system has no problem, and nothing of the examination stays in its object store', async () => {
  const run = await runDoctor(null, { TRUESWING_DATA_DIR: join(folder, 'data') });
  expect(firstLines(shownProblems(run))).toEqual([]);
  // A full disk of the machine that runs the tests is a failure too.
  expect(run.status).toBe(/^failed {3}disk/m.test(run.report) ? 1 : 0);
  const subjects = run.report.match(/^ok .*?(?=:)/gm)?.map((line) => line.slice(9));
  expect(subjects).toEqual(
    expect.arrayContaining([
      'environment of billing',
      'database of gateway',
      'Redis of gateway and analysis-worker',
      'object store of analysis-worker',
    ]),
  );
  const left = openTestS3(system.stores.s3).listObjectsV2(system.stores.bucket, '', true);
  expect(await left.toArray()).toEqual([]);
  expect(run.report).toMatch(/^ok {7}public address: the gateway answers at http:\/\/localhost/m);
});

test.each(brokenConfigurations)('$title', async ({ title, change, finds, variables }) => {
  // One by the command, which only prints what all of them are examined by.
  const isFirst = title === brokenConfigurations[0]?.title;
  const run = await (isFirst ? examineByCommand : examine)(change(system), variables);
  const found = firstLines(shownProblems(run));
  expect(found.map((line, index) => line.slice(0, finds[index]?.length))).toEqual(finds);
  expect(run.status).toBe(1);
  transcripts.push(`### ${title}\n\`\`\`\n${shownProblems(run)}\`\`\`\n`);
});

test('the documentation shows what the doctor printed; --update prints it again', async () => {
  // A run of some tests alone must not remove the others from the page.
  expect(transcripts).toHaveLength(brokenConfigurations.length);
  const text = await readFile(page, 'utf8');
  const pattern = /(<!-- transcripts: [^\n]+ -->\n)[\s\S]*(<!-- end of the transcripts -->)/;
  const printed = text.replace(pattern, (_, start, end) => `${start}\n${transcripts.join('\n')}\n${end}`);
  await expect(printed).toMatchFileSnapshot(page);
});

test('servers that take connections and never answer end the examination by its timeouts', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const oidc = { OIDC_ISSUER: `http://${host}`, OIDC_CLIENT_ID: 'trueswing', OIDC_CLIENT_SECRET: 'secret' };
  const stores = { DATABASE_URL: `postgres://gateway@${host}/trueswing`, REDIS_URL: `redis://${host}` };
  const mail = { SMTP_URL: `smtp://${host}`, MAIL_FROM: 'golf@example.com' };
  const own = { PUBLIC_ORIGIN: `http://${host}`, S3_ENDPOINT: `http://${host}` };
  // By the command, which ends although the connections stay open.
  const run = examineByCommand({ gateway: { ...stores, ...mail, ...own, ...oidc } });
  const { status, problems } = await run.finally(() => silent.close());
  expect(status).toBe(1);
  for (const subject of [
    'database of gateway',
    'Redis of gateway',
    'object store of gateway',
    'mail',
    'identity provider',
  ]) {
    expect(problems).toMatch(new RegExp(`^failed {3}${subject}: .*: no answer in time`, 'm'));
  }
  expect(problems).toMatch(/^warning {2}public address: .* does not answer from here: no answer in time/m);
});

test('the key of backups is tried where Compose gives it, and missed where the store is not our MinIO', async () => {
  const { accessKey, secretKey } = system.stores.s3;
  const given = await examineByCommand({}, { S3_BACKUP_ACCESS_KEY: accessKey, S3_BACKUP_SECRET_KEY: secretKey });
  expect(given.report).toMatch(/^ok {7}object store of backups: bucket \S+ at \S+: writing, .* work in uploads\/$/m);
  expect(given.report).not.toContain(secretKey);
  const { problems } = await examine({}, { S3_BACKUP_ACCESS_KEY: '', S3_BACKUP_SECRET_KEY: '' });
  expect(problems).toMatch(/^warning {2}object store of backups: .* have no key for 127/m);
});

test('a schema of another build is named with the way on', async () => {
  const url = system.stores.adminUrl;
  const [last] = await queryDatabase(
    url,
    'delete from billing.migration where name = (select max(name) from billing.migration) returning *',
  );
  const restore = `insert into billing.migration (name, timestamp) values ('${String(last?.name)}', '${String(last?.timestamp)}')`;
  let older: DoctorRun;
  let newer: DoctorRun;
  try {
    older = await examineByCommand({});
    await queryDatabase(url, `${restore}, ('2099-01-01-01-later', '2099')`);
    newer = await examine({});
  } finally {
    await queryDatabase(url, `delete from billing.migration where name like '2099%'`);
    await queryDatabase(url, `${restore} on conflict do nothing`);
  }
  expect(shownProblems(older)).toMatch(
    /^failed {3}database of billing: the schema billing is older than this build: \S+ is missing\n {9}→ Run migrate/,
  );
  expect(shownProblems(newer)).toMatch(
    /^failed {3}database of billing: a newer build has migrated the schema billing: 2099-01-01-01-later\n/,
  );
});

test('a Redis that evicts keys and keeps nothing is named', async () => {
  const redis = new Redis(system.stores.redisUrl);
  let run: DoctorRun;
  try {
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await redis.config('SET', 'appendonly', 'no');
    run = await examine({});
  } finally {
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.config('SET', 'appendonly', 'yes');
    redis.disconnect();
  }
  expect(run.status).toBe(1);
  expect(firstLines(shownProblems(run))).toEqual([
    'failed   Redis of gateway and analysis-worker: Redis deletes keys when its memory is full (maxmemory-policy allkeys-lru), so queued work may be lost',
    'warning  Redis of gateway and analysis-worker: Redis keeps nothing over a restart: limits begin again, and the queue is filled from the database',
  ]);
});

test('a key that may not delete leaves a warning with the name of what stays', async () => {
  const { s3, bucket } = system.stores;
  const file = join(folder, 'data/s3-keys.json');
  const before = await readFile(file, 'utf8');
  const withoutDelete = before.replaceAll(/,\s*"s3:DeleteObject"/g, '');
  const store = openTestS3(s3);
  try {
    await writeFile(file, withoutDelete);
    await system.parts.s3?.restart();
    const run = await examine({});
    const [, key = ''] =
      /^warning {2}object store of gateway: the object (\S+) of this examination may still be/m.exec(run.problems) ??
      [];
    expect(run.problems).toMatch(
      /^failed {3}object store of gateway: deleting an object in uploads\/ .* is not allowed$/m,
    );
    expect(await store.listObjectsV2(bucket, key, true).toArray()).toMatchObject([{ name: key }]);
    expect(await store.listIncompleteUploads(bucket, '', true).toArray()).toEqual([]);
  } finally {
    await writeFile(file, before);
    await system.parts.s3?.restart();
  }
});

test('a folder that does not exist is named', async () => {
  const { status, report } = await runDoctor(join(folder, 'none'));
  expect(status).toBe(1);
  expect(report).toBe(`doctor: there is no folder ${join(folder, 'none')}\n`);
});
