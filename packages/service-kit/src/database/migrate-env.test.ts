import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readMigrateEnv } from './migrate-env.ts';

const complete = {
  DATABASE_ADMIN_URL: 'postgres://localhost/app',
  DB_PASSWORD_EVENTS: 'e',
  DB_PASSWORD_GATEWAY: 'g',
  DB_PASSWORD_ANALYSIS: 'a',
  DB_PASSWORD_BILLING: 'b',
  DB_PASSWORD_GAMIFICATION: 'm',
};
const key = 'AB'.repeat(32);

it('returns the password of each role, and no backup unless one is asked for', () => {
  expect(readMigrateEnv({ ...complete, BACKUP_BEFORE_MIGRATE: '', BACKUP_KEY: key })).toEqual({
    adminUrl: complete.DATABASE_ADMIN_URL,
    passwords: { events: 'e', gateway: 'g', analysis: 'a', billing: 'b', gamification: 'm' },
    backup: null,
  });
});

it('returns the folder of the backup with its key', () => {
  const withFolder = { ...complete, BACKUP_BEFORE_MIGRATE: tmpdir() };
  expect(readMigrateEnv(withFolder).backup).toEqual({ folder: tmpdir(), key: null });
  const { backup } = readMigrateEnv({ ...withFolder, BACKUP_KEY: key });
  expect(backup?.key?.toString('hex')).toBe(key.toLowerCase());
});

it('names every mistake, and no value', () => {
  const read = () =>
    readMigrateEnv({ DATABASE_ADMIN_URL: 'hunter2', BACKUP_BEFORE_MIGRATE: '/nowhere/backups', BACKUP_KEY: 'hunter2' });
  expect(read).toThrow(/^8 variables of the environment must be changed:\n/);
  expect(read).toThrow('  DATABASE_ADMIN_URL is not a URL. Example: postgres://');
  expect(read).toThrow('  BACKUP_KEY is not 64 hex digits.');
  expect(read).toThrow('  DB_PASSWORD_BILLING is missing.');
  expect(read).toThrow('  BACKUP_BEFORE_MIGRATE names no folder that exists. Example: /backups');
  expect(read).not.toThrow(/hunter2/);
});

it.each(['/nowhere/backups', '/dev/null'])('refuses a backup without a folder: %s', (path) => {
  expect(() => readMigrateEnv({ ...complete, BACKUP_BEFORE_MIGRATE: path })).toThrow(/^One variable/);
});
