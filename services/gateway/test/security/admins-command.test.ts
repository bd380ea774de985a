import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@trueswing/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The build that operators run; a run of the system tests makes it first. */
const program = fileURLToPath(new URL('../../dist/admins.js', import.meta.url));

const environment = () => ({ ...process.env, DATABASE_URL: database.url('gateway') });

function admins(...words: string[]) {
  return adminsWith(environment(), ...words);
}

function adminsWith(env: NodeJS.ProcessEnv, ...words: string[]) {
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

it('the command says in words which variable is wrong', () => {
  expect(adminsWith({ ...process.env, DATABASE_URL: 'mysql://localhost/trueswing' }, 'list')).toEqual({
    status: 1,
    stdout: '',
    stderr: `admins does not start. One variable of the environment must be changed:
  DATABASE_URL begins with another protocol than the example. Example: postgres://gateway:password@localhost:5432/trueswing
`,
  });
});

it('a sign-out of all golfers that is killed midway is in the audit, and the next one completes it', async () => {
  const pool = new pg.Pool({ connectionString: database.adminUrl });
  onTestFinished(() => pool.end());
  const rows = async (text: string) => (await pool.query(text)).rows;
  const golfer = randomUUID();
  await rows(`insert into gateway.account (id, email, first_name, last_name, created_at)
    values ('${golfer}', 'ada@example.com', 'Ada', '', now())`);
  // More than it deletes in one statement
  await rows(`insert into gateway.session (token_hash, user_id, created_at, last_seen_at)
    select decode(md5(number::text), 'hex'), '${golfer}', now(), now() from generate_series(1, 12000) as number`);
  const lastEntries = () => rows('select admin, action, details from gateway.admin_audit order by id desc limit 2');
  const started = { admin: 'operator', action: 'start-end-every-session', details: {} };

  const holder = await pool.connect();
  await holder.query('begin');
  // The last of them to be deleted
  await holder.query('select 1 from gateway.session order by ctid desc limit 1 for update');
  const command = spawn(process.execPath, [program, 'sign-out-golfers'], { env: environment(), stdio: 'ignore' });
  const waiting = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await rows(`select ${waiting}`)).length, { timeout: 20_000 }).toBe(1);
  command.kill('SIGKILL');
  await once(command, 'exit');
  // Otherwise the database would still finish the statement that waits.
  await rows(`select pg_terminate_backend(pid, 5000) ${waiting}`);
  await holder.query('rollback');
  holder.release();
  const [{ left }] = await rows('select count(*)::int as left from gateway.session');
  expect([left > 0, left < 12_000]).toEqual([true, true]);
  expect((await lastEntries())[0]).toEqual(started);

  expect(admins('sign-out-golfers').stdout).toMatch(/^Every golfer is signed out: \d+ sessions ended\.\n$/);
  expect(await rows('select 1 from gateway.session')).toEqual([]);
  const ended = { admin: 'operator', action: 'end-every-session', details: { endedSessions: expect.any(Number) } };
  expect(await lastEntries()).toEqual([ended, started]);
}, 120_000);
