import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChaosProcess } from '../../src/chaos-process.ts';
import { readJson, runningChildren, startCommand, withStores } from './start-command.ts';

const running = /TrueSwing is running[\s\S]*Open +(http:\S+)[\s\S]*Ctrl-C/;
const allChildren = [
  ...['postgres', 'redis', 's3', 'payments-sandbox'],
  ...['gateway', 'analysis-worker', 'billing', 'gamification'],
];
let dataFolder: string;
let command: ChaosProcess;

const openFolder = () => mkdtemp(join(tmpdir(), 'trueswing-start-'));
const closeFolder = async () => {
  await command.end('SIGINT');
  await rm(dataFolder, { recursive: true, force: true });
};

const untilNoChild = () => expect.poll(() => runningChildren(dataFolder), { timeout: 20_000 }).toEqual([]);
const webUrl = () => running.exec(command.output)?.[1] ?? '';
const isReady = async () => (await fetch(`${webUrl()}/readyz`)).status;
const recordedPidOf = (part: string) =>
  (readJson(dataFolder, 'children.json') as { name: string; pid: number }[]).find(({ name }) => name === part)?.pid ??
  0;

// Each goes on where the one before stopped, on the same data. That it stops on Ctrl-C is in demo-flag.test.ts.
describe('the start command', () => {
  beforeAll(async () => {
    dataFolder = await openFolder();
  });
  afterAll(closeFolder);

  it('starts everything unless its port is taken, prints the URL, and rejects a second start', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    command = startCommand(dataFolder, { PORT: String(port) });
    await command.untilOutput(/Port \d+ is used by another program/);
    expect(await command.ended).toBe(1);
    taken.close();

    command = startCommand(dataFolder);
    await command.untilOutput(running, 60_000);
    expect(runningChildren(dataFolder).sort()).toEqual([...allChildren].sort());
    expect(await isReady()).toBe(200);
    expect(readJson(dataFolder, 'state.json').adminPassword).toMatch(/^[0-9a-f]{36}$/);
    expect((await stat(dataFolder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataFolder, 'state.json'))).mode & 0o777).toBe(0o600);

    const second = startCommand(dataFolder);
    await second.untilOutput(/already running: process \d+, http:/);
    expect(await second.ended).toBe(3);
    expect(second.output).toContain(`process ${command.pid}, ${webUrl()}`);
  });

  it('restarts every part that is killed, stores included; the others keep running, and no data is lost', async () => {
    await withStores(dataFolder, ({ postgres }) => postgres.query("create table old as select 'kept' as value"));
    const gateway = recordedPidOf('gateway');
    const others = allChildren.filter((name) => name !== 'gateway');
    for (const part of others) process.kill(recordedPidOf(part), 'SIGKILL');
    for (const part of others) await command.untilOutput(new RegExp(`${part} is running again`), 60_000);
    await expect.poll(isReady, { timeout: 20_000 }).toBe(200);
    expect(recordedPidOf('gateway')).toBe(gateway);
    const kept = await withStores(dataFolder, ({ postgres }) => postgres.query('select value from old'));
    expect(kept.rows).toEqual([{ value: 'kept' }]);

    process.kill(gateway, 'SIGKILL');
    await command.untilOutput(/gateway is running again/, 60_000);
    expect(await isReady()).toBe(200);
  });

  it('leaves no child and loses no data when it is killed, and restarts', async () => {
    await withStores(dataFolder, async ({ postgres, redis, s3 }) => {
      await postgres.query('create table kept (value text)');
      await postgres.query("insert into kept values ('kept')");
      await redis.set('kept', 'kept');
      // Redis writes its file to disk once a second.
      await redis.call('WAITAOF', '1', '0', '3000').catch(() => delay(1_500));
      await s3.makeBucket('kept');
      await s3.putObject('kept', 'kept', 'kept');
    });

    await command.restart();
    await command.untilOutput(new RegExp(`${running.source}[\\s\\S]*${running.source}`), 60_000);
    const found = await withStores(dataFolder, async ({ postgres, redis, s3 }) => [
      (await postgres.query('select value from kept')).rows[0]?.value,
      await redis.get('kept'),
      await text(await s3.getObject('kept', 'kept')),
    ]);
    expect(found).toEqual(['kept', 'kept', 'kept']);

    await command.end('SIGKILL');
    await untilNoChild();
  });

  it('gives up with a clear message if a part cannot be restarted, and stops everything', async () => {
    command = startCommand(dataFolder);
    await command.untilOutput(running, 60_000);
    // Without its database billing refuses to start.
    await withStores(dataFolder, async ({ postgres }) => {
      await postgres.query("update pg_database set datallowconn = false where datname = 'trueswing'");
    });
    process.kill(recordedPidOf('billing'), 'SIGKILL');
    await command.untilOutput(/billing failed 6 times in a row[\s\S]*Stopping everything/, 120_000);
    expect(await command.ended).toBe(1);
    expect(runningChildren(dataFolder)).toEqual([]);
  });
});

describe('the start command with new data', () => {
  beforeAll(async () => {
    dataFolder = await openFolder();
  });
  afterAll(closeFolder);

  it('stops while it is still starting', async () => {
    command = startCommand(dataFolder);
    const hasLog = () => existsSync(join(dataFolder, 'logs/postgres.log'));
    await expect.poll(hasLog, { timeout: 20_000 }).toBe(true);
    expect(await command.end('SIGTERM')).toBe(0);
    expect(command.output).not.toMatch(running);
  });
});
