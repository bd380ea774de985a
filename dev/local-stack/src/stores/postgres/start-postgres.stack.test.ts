import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canUseUserNamespace, type RunAs } from '../../processes/managed-process.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const users: RunAs[] = isRoot
  ? [...(canUseUserNamespace() ? (['user-namespace'] as const) : []), 'unprivileged-user']
  : ['self'];

let folder: string;
let postgres: RunningPostgres;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
});
afterEach(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const query = async (text: string) => {
  const client = new pg.Client({ connectionString: postgres.adminUrl() });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

describe.each(users)('PostgreSQL as %s', (runAs) => {
  const start = () =>
    startPostgres({ dataFolder: folder, logFolder: folder, password: 'test-password', fsync: true, runAs });
  const clusterFolder = async () => String((await query('show data_directory'))[0]?.data_directory);

  it('has all acknowledged data after a kill', async () => {
    postgres = await start();
    await query('create table kept as select 1 as one');
    await postgres.process.kill();
    postgres = await start();
    expect(await query('select one from kept')).toEqual([{ one: 1 }]);
  });

  it('starts if the process number in its stale lock was reused', async () => {
    postgres = await start();
    const lock = join(await clusterFolder(), 'postmaster.pid');
    const content = readFileSync(lock, 'utf8');
    await postgres.process.stop();
    writeFileSync(lock, content.replace(/^\d+/, String(process.pid)));
    postgres = await start();
    expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('logs that a statement failed, but no value of it and no row', async () => {
    postgres = await start();
    await query('create table account (email text unique)');
    await query("insert into account values ('ada@private.example')");
    await expect(query("insert into account values ('ada@private.example')")).rejects.toThrow('duplicate key');
    await postgres.process.stop();
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toContain('private.example');
  });

  it('is closed to other users: a password, the loopback address, a private folder', async () => {
    postgres = await start();
    const stranger = new pg.Client({ connectionString: postgres.adminUrl().replace('test-password', 'wrong') });
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
    expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(statSync(await clusterFolder()).mode & 0o077).toBe(0);
  });
});
