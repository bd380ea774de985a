import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStoreVariables, repositoryRoot } from '@trueswing/local-stack';
import { ChaosProcess, queryDatabase } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
// By path: it is part of the tests there.
import { runningChildren } from '../../testkit/test/crash/start-command.ts';

const startMs = 120_000;
const unfinishedLine = 'The demo season is not finished. The next start with --demo starts it over.';

/** Contains the data folders of the tests. */
let folder: string;
let dataFolder: string;
let running: ChaosProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-demo-flag-'));
  dataFolder = join(folder, 'stopped');
});
afterAll(async () => {
  if (running?.isRunning) await running.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** `npm start`, once it is built. */
function start(...args: string[]): ChaosProcess {
  const entry = join(repositoryRoot, 'dev/local-stack/dist/main.js');
  running = new ChaosProcess({ entry, args, env: { TRUESWING_DATA_DIR: dataFolder } });
  return running;
}
const hasUnfinishedFile = () => existsSync(join(dataFolder, 'demo-unfinished'));
const query = (statement: string) => queryDatabase(readStoreVariables(dataFolder).DATABASE_ADMIN_URL ?? '', statement);
const hasGolfers = async () => (await query('select from gateway.account limit 1')).length > 0;

// The first three go on where the one before stopped.
it('a season that is stopped says that the next one starts over', async () => {
  const demo = start('--demo');
  await demo.untilOutput(/Demo season/, startMs);
  await expect.poll(hasGolfers, { timeout: startMs }).toBe(true);
  expect(await demo.end('SIGTERM')).toBe(0);
  expect(demo.output).toContain(unfinishedLine);
  expect(hasUnfinishedFile()).toBe(true);
});

it('a start without --demo keeps what was filled in, and stops on Ctrl-C', async () => {
  const plain = start();
  await plain.untilOutput(/TrueSwing is running/, startMs);
  expect(hasUnfinishedFile()).toBe(false);
  expect(await hasGolfers()).toBe(true);
  expect(runningChildren(dataFolder)).toHaveLength(8);
  expect(await plain.end('SIGINT')).toBe(0);
  expect(runningChildren(dataFolder)).toEqual([]);
});

it('so that the next start with --demo is refused, as on any installation with golfers', async () => {
  const demo = start('--demo');
  expect(await demo.ended).toBe(1);
  expect(demo.output).toContain('and the demo season fills an empty one.');
  expect(demo.output).not.toContain(unfinishedLine);
});

it('a season that fails says so too', async () => {
  dataFolder = join(folder, 'failed');
  const demo = start('--demo');
  await demo.untilOutput(/Demo season/, startMs);
  await expect.poll(hasGolfers, { timeout: startMs }).toBe(true);
  await query('alter table gateway.account rename to account_of_another_day');
  expect(await demo.ended).toBe(1);
  expect(demo.output).toContain(unfinishedLine);
  expect(hasUnfinishedFile()).toBe(true);
});
