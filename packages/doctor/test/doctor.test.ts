import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestS3, queryDatabase, type RunningSystem, startSystem } from '@trueswing/testkit';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSecrets } from '../src/environments/list-secrets.ts';
import { serviceNames } from '../src/environments/service-env.ts';
import { brokenConfigurations, type Services } from './broken-configurations.ts';
import { type DoctorRun, runDoctor, writeEnvFolder } from './run-doctor.ts';

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

async function examine(change: Partial<Services>, variables: Record<string, string> = {}): Promise<DoctorRun> {
  const services = servicesOf(change);
  const place = join(folder, 'env');
  await writeEnvFolder(place, services);
  const run = await runDoctor(place, variables);
  for (const secret of listSecrets(Object.values(services))) expect(run.report).not.toContain(secret);
  return run;
}

/** Problems without those of the machine that runs the tests, and with its ports left out. */
const shownProblems = ({ problems }: DoctorRun): string =>
  problems.replaceAll(/^warning {2}disk.*\n.*\n/gm, '').replaceAll(/(127\.0\.0\.1|localhost):\d{5}/g, '$1:…');
const firstLines = (problems: string): string[] => problems.match(/^(?:warning|failed).*/gm) ?? [];

test('a running system has no problem, and nothing of the examination stays in its object store', async () => {
  const run = await runDoctor(null, { TRUESWING_DATA_DIR: join(folder, 'data') });
  expect(firstLines(shownProblems(run))).toEqual([]);
  expect(run.status).toBe(0);
  const subjects = run.report.match(/^ok .*?(?=:)/gm)?.map((line) => line.slice(9));
  expect(subjects).toEqual(
    expect.arrayContaining([
      'environment of billing',
      'database of gateway',
      'Redis',
      'object store of analysis-worker',
    ]),
  );
  const left = openTestS3(system.stores.s3).listObjectsV2(system.stores.bucket, '', true);
  expect(await left.toArray()).toEqual([]);
  expect(run.report).toMatch(/^ok {7}public address: the gateway answers at http:\/\/localhost/m);
});

test.each(brokenConfigurations)('$title', async ({ title, change, finds, variables }) => {
  const run = await examine(change(system), variables);
  const found = firstLines(shownProblems(run));
  expect(found.map((line, index) => line.slice(0, finds[index]?.length))).toEqual(finds);
  expect(run.status).toBe(1);
  transcripts.push(`### ${title}\n\`\`\`\n${shownProblems(run)}\`\`\`\n`);
});

test('the documentation shows what the doctor printed; --update prints it again', async () => {
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
  const { status, problems } = await examine({ gateway: { ...stores, ...mail, ...own, ...oidc } });
  silent.close();
  expect(status).toBe(1);
  for (const subject of ['database of gateway', 'Redis', 'object store of gateway', 'mail', 'identity provider']) {
    expect(problems).toMatch(new RegExp(`^failed {3}${subject}: .*: no answer in time`, 'm'));
  }
  expect(problems).toMatch(/^warning {2}public address: .* does not answer from here: no answer in time/m);
});

test('a schema of another build is named with the way on', async () => {
  const url = system.stores.adminUrl;
  const [last] = await queryDatabase(
    url,
    'delete from billing.migration where name = (select max(name) from billing.migration) returning *',
  );
  const older = await examine({});
  await queryDatabase(
    url,
    `insert into billing.migration (name, timestamp) values ('${String(last?.name)}', '${String(last?.timestamp)}'), ('2099-01-01-01-later', '2099')`,
  );
  const newer = await examine({});
  await queryDatabase(url, `delete from billing.migration where name like '2099%'`);
  expect(shownProblems(older)).toMatch(
    /^failed {3}database of billing: the schema billing is older than this build: \S+ is missing\n {9}→ Run migrate/,
  );
  expect(shownProblems(newer)).toMatch(
    /^failed {3}database of billing: a newer build has migrated the schema billing: 2099-01-01-01-later\n/,
  );
});

test('a Redis that evicts keys and keeps nothing is named', async () => {
  const redis = new Redis(system.stores.redisUrl);
  await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
  await redis.config('SET', 'appendonly', 'no');
  const run = await examine({});
  await redis.config('SET', 'maxmemory-policy', 'noeviction');
  await redis.config('SET', 'appendonly', 'yes');
  redis.disconnect();
  expect(run.status).toBe(1);
  expect(firstLines(shownProblems(run))).toEqual([
    'failed   Redis: Redis deletes keys when its memory is full (maxmemory-policy allkeys-lru), so queued work may be lost',
    'warning  Redis: Redis keeps nothing over a restart: limits begin again, and the queue is filled from the database',
  ]);
});
