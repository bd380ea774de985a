import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canUseUserNamespace, type RunAs } from '../../processes/managed-process.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const users: RunAs[] = isRoot
  ? [...(canUseUserNamespace() ? (['user-namespace'] as const) : []), 'unprivileged-user']
  : ['self'];

let folder: string;
let postgres: RunningPostgres;
const query = async (text: string) => {
  const client = new pg.Client({ connectionString: postgres.adminUrl() });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

// Each test goes on with the cluster of the one before.
describe.each(users)('PostgreSQL as %s', (runAs) => {
  const start = () =>
    startPostgres({ dataFolder: folder, logFolder: folder, password: 'test-password', fsync: true, runAs });
  const clusterFolder = async () => String((await query('show data_directory'))[0]?.data_directory);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
    postgres = await start();
  });
  afterAll(async () => {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is closed to other users: a password, the loopback address, a private folder', async () => {
    const stranger = new pg.Client({ connectionString: postgres.adminUrl().replace('test-password', 'wrong') });
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
    expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(statSync(await clusterFolder()).mode & 0o077).toBe(0);
  });

  it('logs that a statement failed, but no value of it and no row', async () => {
    await query('create table account (email text unique)');
    await query("insert into account values ('ada@private.example')");
    await expect(query("insert into account values ('ada@private.example')")).rejects.toThrow('duplicate key');
    // It is written before the answer is sent.
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toContain('private.example');
  });

  it('has all acknowledged data after a kill', async () => {
    await query('create table kept as select 1 as one');
    await postgres.process.kill();
    postgres = await start();
    expect(await query('select one from kept')).toEqual([{ one: 1 }]);
  });

  it('starts if the process number in its stale lock was reused', async () => {
    const lock = join(await clusterFolder(), 'postmaster.pid');
    const content = readFileSync(lock, 'utf8');
    await postgres.process.stop();
    writeFileSync(lock, content.replace(/^\d+/, String(process.pid)));
    postgres = await start();
    expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
