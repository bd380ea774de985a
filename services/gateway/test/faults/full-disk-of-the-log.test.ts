import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestBucket, createTestDatabase, createTestRedis } from '@trueswing/testkit';
import { expect, it } from 'vitest';
import { gatewayEntry } from '../built-gateway.ts';
import { testEnv } from '../test-gateway.ts';

const limitBytes = 16 * 1024;
const whole = (text: string) => text.trimEnd().split('\n').map(parseLine);

it('a gateway whose disk is full answers every call, and logs again when there is space', async () => {
  const [database, bucket, redis] = await Promise.all([createTestDatabase(), createTestBucket(), createTestRedis()]);
  const folder = await mkdtemp(join(tmpdir(), 'gateway-log-'));
  const file = join(folder, 'gateway.log');
  const facts = { databaseUrl: database.url('gateway'), redisUrl: redis.url, bucket: bucket.name };
  const env = testEnv({ ...facts, overrides: { LOG_LEVEL: 'info' } });
  const texts = Object.entries(env).map(([name, value]) => [name, value === undefined ? '' : String(value)]);
  const log = openSync(file, 'a');
  // The limit for the size of a file fails a write as a full disk does, and needs no privileges.
  const child = spawn('prlimit', [`--fsize=${limitBytes}:unlimited`, process.execPath, gatewayEntry], {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, ...Object.fromEntries(texts) },
  });
  closeSync(log);
  const ended = once(child, 'exit');
  try {
    const text = () => readFileSync(file, 'utf8');
    await expect.poll(text, { timeout: 20_000 }).toMatch(/"started"/);
    const origin = /listening at (http:[^"]+)"/.exec(text())?.[1];
    const call = () => fetch(`${origin}/api/client-config`, { signal: AbortSignal.timeout(5_000) });
    for (let count = 0; count < 400; count++) expect((await call()).status).toBe(200);
    expect(text()).toHaveLength(limitBytes);

    execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:unlimited']);
    expect((await call()).status).toBe(200);
    await expect.poll(text, { timeout: 5_000 }).toContain('log lines were dropped');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(whole(text()).filter((line) => line === null)).toHaveLength(1);
    expect(whole(text()).at(-1)).toMatchObject({ msg: 'stopped' });
  } finally {
    child.kill('SIGKILL');
    await ended;
    await Promise.all([database.drop(), bucket.remove(), rm(folder, { recursive: true })]);
  }
});

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
