import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@trueswing/testkit';
import { expect, test } from 'vitest';

const database = 'DATABASE_URL is missing. Example: postgres://gateway:password@localhost:5432/trueswing';
const port = 'PORT is not a number. Example: 80';

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
  const entry = join(repositoryRoot, 'services', service, 'dist/main.js');
  const { status, stderr, stdout } = spawnSync(process.execPath, [entry], {
    env: { PATH: process.env.PATH, PORT: 'hunter2' },
    encoding: 'utf8',
    // A service that starts after all would never end.
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    new RegExp(`^${service} does not start. ${count} variables of the environment must be changed:\n`),
  );
  for (const line of [database, port, ...lines]) expect(stderr).toContain(`  ${line}`);
  expect(stderr.trimEnd().split('\n')).toHaveLength(count + 1);
  expect(stderr).not.toContain('hunter2');
});
