import { describe, expect, it } from 'vitest';
import { judgeClock } from './check-clocks.ts';
import { describeRefusal } from './check-database.ts';
import { checkDisk, judgeDisk } from './check-disk.ts';
import { compareMigrations } from './compare-migrations.ts';

describe('judgeClock', () => {
  it.each([
    [100_000, 'ok', "the clock of Redis agrees with this machine's"],
    [98_001, 'ok', "the clock of Redis agrees with this machine's"],
    [95_000, 'warning', "the clock of Redis is 5.0 s behind this machine's"],
    [131_000, 'failed', "the clock of Redis is 30.5 s ahead of this machine's"],
    [60_000, 'failed', "the clock of Redis is 40.0 s behind this machine's"],
  ])('a server at %i ms, asked from 100,000 to 100,500: %s', (serverMs, status, text) => {
    expect(judgeClock('Redis', { serverMs, askedMs: 100_000, answeredMs: 100_500 })).toMatchObject({ status, text });
  });

  it('a slow answer proves no difference', () => {
    const reading = { serverMs: 150_000, askedMs: 100_000, answeredMs: 160_000 };
    expect(judgeClock('PostgreSQL', reading).status).toBe('ok');
  });
});

it.each([
  [0.9e9, 'failed'],
  [1e9, 'failed'],
  [2e9, 'warning'],
  [9.9e9, 'warning'],
  [10e9, 'ok'],
])('%i free bytes: %s', (freeBytes, status) => {
  expect(judgeDisk(freeBytes, { folder: '/data', reserveGb: 2 }).status).toBe(status);
});

it('too little room for uploads names the reserve', () => {
  expect(judgeDisk(5e9, { folder: '/data', reserveGb: 6 })).toMatchObject({
    status: 'failed',
    text: '5.0 GB are free on the disk of /data, less than STORAGE_RESERVE_GB (6)',
  });
});

it('a folder that is not there names the variable', async () => {
  const [found] = await checkDisk('/there/is/no/such/folder', 2);
  expect(found).toMatchObject({ status: 'failed', advice: expect.stringContaining('STORAGE_DISK_PATH') });
});

it.each([
  [['a', 'b'], ['b', 'a'], null],
  [['a', 'b'], ['a'], 'the schema billing is older than this build: b is missing'],
  [['a', 'b', 'c'], [], 'the schema billing is older than this build: a and 2 more are missing'],
  [['a'], ['a', 'z'], 'a newer build has migrated the schema billing: z'],
  [['a', 'b'], ['a', 'z'], 'a newer build has migrated the schema billing: z'],
])('a build with %j on a database with %j: %s', (ofBuild, applied, text) => {
  expect(compareMigrations('billing', ofBuild, applied)?.text ?? null).toBe(text);
});

it.each([
  ['28P01', 'the server refuses the login of the role billing'],
  ['28000', 'the server lets the role billing not in from here'],
  ['3D000', 'there is no database golf'],
])('PostgreSQL refuses with %s: %s', (code, text) => {
  const place = { host: 'db:5432', role: 'billing', database: 'golf' };
  const found = describeRefusal(Object.assign(new Error('refused'), { code }), place);
  expect(found).toMatchObject({ status: 'failed', text: expect.stringContaining(text) });
});
