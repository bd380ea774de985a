import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@trueswing/testkit';
import { expect, test } from 'vitest';

const database = 'DATABASE_URL is missing. Example: postgres://gateway:password@localhost:5432/trueswing';
const port = 'PORT is not a number. Example: 80';

const start = (entry: string, variables: Record<string, string>) =>
  spawnSync(process.execPath, [join(repositoryRoot, entry)], {
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
    // A service that starts after all would never end.
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });

test.each([
  [
    'gateway',
    8,
    ['REDIS_URL is missing.', 'S3_BUCKET is missing.', 'PUBLIC_ORIGIN is missing: it is needed in production.'],
  ],
  ['analysis-worker', 7, ['REDIS_URL is missing.', 'S3_ENDPOINT is missing. Example: http://localhost:9000']],
  ['billing', 2, []],
  ['gamification', 2, []],
])('%s prints its %i mistakes in words and ends', (service, count, lines) => {
  const { status, stderr, stdout } = start(join('services', service, 'dist/main.js'), { PORT: 'hunter2' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    new RegExp(`^${service} does not start. ${count} variables of the environment must be changed:\n`),
  );
  for (const line of [database, port, ...lines]) expect(stderr).toContain(`  ${line}`);
  expect(stderr.trimEnd().split('\n')).toHaveLength(count + 1);
  expect(stderr).not.toContain('hunter2');
});

test('migrate prints its mistakes in words and ends, without a stack trace', () => {
  const { status, stderr, stdout } = start('scripts/migrate.mjs', {
    DB_PASSWORD_EVENTS: 'e',
    DB_PASSWORD_GATEWAY: 'g',
    DB_PASSWORD_ANALYSIS: 'a',
    BACKUP_BEFORE_MIGRATE: '/nowhere/backups',
    BACKUP_KEY: 'hunter2',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toEqual([
    'migrate does not start. 5 variables of the environment must be changed:',
    '  DATABASE_ADMIN_URL is missing. Example: postgres://postgres:password@localhost:5432/trueswing',
    '  BACKUP_KEY is not 64 hex digits. Example: from: openssl rand -hex 32',
    '  DB_PASSWORD_BILLING is missing. Example: a-long-random-password',
    '  DB_PASSWORD_GAMIFICATION is missing. Example: a-long-random-password',
    '  BACKUP_BEFORE_MIGRATE names no folder that exists. Example: /backups',
  ]);
});
