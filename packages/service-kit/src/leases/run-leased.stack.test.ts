import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { sql, type UpdateObject } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../database/open-database.ts';
import { timeAfter } from '../database/retry-time.ts';
import { createLogger } from '../logging/logger.ts';
import { claimDue } from './claim-due.ts';
import { type Lease, LeaseLost, runLeased } from './run-leased.ts';

interface Tables {
  bucket: { id: number; attempt: number; due_at: Date; filled_by: number | null };
}

const leaseMs = 1_000;
const logger = createLogger({ service: 'test', level: 'silent' });
let database: TestDatabase;
let opened: Database<Tables>;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase<Tables>({ url: database.adminUrl, logger });
  await sql`create table bucket (id int primary key, attempt int, due_at timestamptz, filled_by int)`.execute(
    opened.db,
  );
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await sql`truncate bucket`.execute(opened.db);
  await sql`insert into bucket values (1, 0, now(), null)`.execute(opened.db);
});
afterEach(() => void vi.useRealTimers());

const bucket = async () => {
  const { rows } = await sql`select attempt, filled_by, due_at <= now() as is_due from bucket`.execute(opened.db);
  return rows[0];
};
const expireLease = () => sql`update bucket set due_at = now()`.execute(opened.db);
const running = new AbortController().signal;
const untilAborted = ({ signal }: Lease) => sleep(30_000, undefined, { signal });

/** Claims the bucket and returns what runs the attempt; undefined while another attempt holds it. */
async function claim() {
  const { db } = opened;
  const claimed = await claimDue(db, {
    table: 'bucket',
    key: ['id'],
    dueAt: 'due_at',
    attempts: 'attempt',
    nextDueAt: timeAfter(leaseMs),
    select: sql<{ attempt: number }>`select attempt from claimed`,
  });
  if (!claimed) return undefined;
  const { attempt } = claimed;
  const write = async (change: UpdateObject<Tables, 'bucket', 'bucket'>) => {
    const query = db.updateTable('bucket').set(change).where('attempt', '=', attempt);
    return (await query.executeTakeFirst()).numUpdatedRows > 0n;
  };
  return (work: (lease: Lease) => Promise<void>, stopping = running) =>
    runLeased(
      {
        renew: () => write({ due_at: timeAfter(leaseMs) }),
        async run(lease) {
          await work(lease);
          return async () => {
            if (!(await write({ due_at: timeAfter(60_000), filled_by: attempt }))) throw new LeaseLost('refilled');
            return 'filled';
          };
        },
        handBack: () => write({ due_at: timeAfter(0), attempt: attempt - 1 }),
        fail: () => write({ due_at: timeAfter(60_000) }),
      },
      { stopping, logger, lengthMs: leaseMs },
    );
}

it('work that takes longer than its lease keeps it', async () => {
  const run = await claim();
  const end = run?.(() => sleep(2.5 * leaseMs));
  await sleep(2 * leaseMs);
  expect(await claim()).toBeUndefined();
  expect(await end).toBe('filled');
  expect(await bucket()).toEqual({ attempt: 1, filled_by: 1, is_due: false });
});

it('work whose process dies is due again after its lease', async () => {
  await claim();
  expect(await claim()).toBeUndefined();
  await expect.poll(bucket, { timeout: 10_000 }).toEqual({ attempt: 1, filled_by: null, is_due: true });
});

it('an attempt that another one has replaced is aborted, and cannot commit if it goes on', async () => {
  const late = await claim();
  await expireLease();
  const current = await claim();
  expect(await late?.(async () => undefined)).toBe('lease-lost');
  const end = current?.(() => sleep(2 * leaseMs));
  expect(await late?.(untilAborted)).toBe('lease-lost');
  expect(await end).toBe('filled');
  expect(await bucket()).toMatchObject({ attempt: 2, filled_by: 2 });
});

it('an attempt is aborted when its lease could not be renewed for as long as it lasts', async () => {
  const unused = () => Promise.reject(new Error('not called'));
  const end = runLeased(
    {
      renew: () => Promise.reject(new Error('the database is away')),
      run: async (lease) => untilAborted(lease).then(() => unused),
      handBack: unused,
      fail: unused,
    },
    { stopping: running, logger, lengthMs: leaseMs },
  );
  expect(await end).toBe('lease-lost');
});

it('an attempt keeps its lease when the wall clock goes ahead and the next renewal fails', async () => {
  let renewals = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
  const unused = () => Promise.reject(new Error('not called'));
  const end = runLeased(
    {
      async renew() {
        renewals += 1;
        if (renewals === 1) throw new Error('the database is away');
        return true;
      },
      async run({ signal }) {
        vi.setSystemTime(Date.now() + 3_600_000);
        await vi.waitUntil(() => renewals > 1 || signal.aborted, { timeout: 10_000 });
        signal.throwIfAborted();
        return async () => 'filled' as const;
      },
      handBack: unused,
      fail: unused,
    },
    { stopping: running, logger, lengthMs: leaseMs },
  );
  expect(await end).toBe('filled');
});

it('an attempt does not count when the service stops and it is handed back, and counts when it fails', async () => {
  const stopping = new AbortController();
  const end = (await claim())?.(untilAborted, stopping.signal);
  stopping.abort(new Error('the service is stopping'));
  expect(await end).toBe('handed-back');
  expect(await bucket()).toEqual({ attempt: 0, filled_by: null, is_due: true });
  expect(await (await claim())?.(() => Promise.reject(new Error('broken')))).toBe('failed');
  expect(await bucket()).toEqual({ attempt: 1, filled_by: null, is_due: false });
  await expireLease();
  const timesOut = async (lease: Lease) => {
    lease.abort(new Error('too slow'));
    await untilAborted(lease);
  };
  expect(await (await claim())?.(timesOut)).toBe('failed');
});
