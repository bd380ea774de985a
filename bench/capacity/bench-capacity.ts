import { mkdtemp } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startSystem } from '../../dev/local-stack/src/system/start-system.ts';
import { machineLoad } from '../machine-load.ts';
import { measureCloseMonth } from './measure/measure-close-month.ts';
import { measureDeletions } from './measure/measure-deletions.ts';
import { measureReads } from './measure/measure-reads.ts';
import { measureSizes, measureVacuum } from './measure/measure-tables.ts';
import { growTo } from './seed/grow.ts';
import { openReaders } from './seed/open-readers.ts';
import { watchStatements } from './watch-statements.ts';

/** One database that grows: what reads, deletions and vacuum take, and how large it is, at each number of golfers. */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 1_000_000];
if (sizes.some((size, place) => size % 50 > 0 || size - (sizes[place - 1] ?? 0) < 6_000))
  throw new Error('each number of golfers is a multiple of 50, and 6,000 more than the one before at least');
const readers = 100;
const deletions = 20;
/** No more than a quarter of the memory, as PostgreSQL advises, and few checkpoints while rows are written. */
const serverSettings = { shared_buffers: '4GB', max_wal_size: '8GB', checkpoint_timeout: '15min' };
/** Jobs of the day and of the month run first, while there is no golfer for them. */
const jobsMs = 90_000;

const dataFolder = await mkdtemp(join(tmpdir(), 'bench-capacity-'));
const system = await startSystem({ dataFolder, ports: 'any' });
const { adminUrl } = system.stores;
try {
  await withClient(setServer);
  const { postgres } = system.parts;
  if (!postgres) throw new Error('an external PostgreSQL keeps its own settings, and what is in it');
  await postgres.restart();
  await sleep(jobsMs);
  let golfers = 0;
  for (const size of sizes) {
    await withClient((client) => measureAt(client, golfers, size));
    golfers = size;
  }
} finally {
  await system.remove();
}

async function setServer(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(serverSettings)) {
    await client.query(`alter system set ${name} = '${value}'`);
  }
}

async function measureAt(client: pg.Client, from: number, to: number): Promise<void> {
  console.log(`\n${to.toLocaleString('en-US')} golfers; ${cpus().length} cores; load ${machineLoad()}`);
  await growTo(client, from + 1, to);
  const all = await openReaders(client, { after: from, upTo: to, count: readers + deletions });
  const [leaving, staying] = [all.slice(0, deletions), all.slice(deletions)];
  console.log(`seeded; load ${machineLoad()}`);
  const watch = watchStatements(adminUrl);
  try {
    console.table(await measureReads(system.webUrl, staying));
    console.log('deletion of an account', await measureDeletions(system.webUrl, client, leaving));
    console.log(
      `the last month is closed in ${await measureCloseMonth(client)} s, up to 15 of them until the job looks`,
    );
    console.log('one job in a hundred is updated', await measureVacuum(client));
    console.table(await measureSizes(client));
  } finally {
    for (const [statement, ms] of await watch.stop()) console.log(`  ${ms} ms  ${statement}`);
  }
  console.log(`load ${machineLoad()}`);
}

async function withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
