import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithDemo, type RunningSystem, startSystem } from '@trueswing/local-stack';
import { queryDatabase } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { golfers } from '../src/season/golfers.ts';

let dataFolder: string;
let system: RunningSystem;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-demo-https-'));
  // As `--lan` does, on an address that needs no network.
  system = await startSystem({ dataFolder, ports: 'any', fsync: false, lanAddresses: ['127.0.0.2'] });
});
afterAll(async () => {
  await system.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

it('is filled in where the checkout page has a certificate of this machine', async () => {
  await fillWithDemo(system, { weeks: 2 });
  const [paid] = await queryDatabase(system.stores.adminUrl, 'select count(*)::int from billing.entitlement');
  expect(paid).toEqual({ count: golfers.filter(({ isPremium }) => isPremium).length });
  expect(system.parts['analysis-worker']?.process.isRunning).toBe(true);
});
