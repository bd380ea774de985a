import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The build that operators run; a run of the system tests makes it first. */
const program = fileURLToPath(new URL('../../dist/admins.js', import.meta.url));

function admins(...words: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url('gateway') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('the command adds, lists, changes and removes admins, and says what it cannot do', { timeout: 120_000 }, () => {
  expect(admins('add', 'jo').stdout).toMatch(/^The password of jo, shown this once: [\w-]{24}\n$/);
  expect(admins('list').stdout).toMatch(/^jo: since \d{4}-\d\d-\d\d, no second factor\nowner: since/);
  expect(admins('new-password', 'jo').stdout).toMatch(/^The new password of jo/);
  expect(admins('reset-second-factor', 'jo').status).toBe(0);
  expect(admins('remove', 'jo').stdout).toBe('jo is no longer an admin.\n');
  expect(admins('add', 'jo')).toMatchObject({ status: 1, stderr: expect.stringContaining('is or was an admin') });
  expect(admins('remove', 'owner').status).toBe(1);
  expect(admins('sign-out-golfers').stdout).toBe('Every golfer is signed out: 0 sessions ended.\n');
  expect(admins()).toMatchObject({ status: 1, stderr: expect.stringContaining('use one of: list, add') });
});
