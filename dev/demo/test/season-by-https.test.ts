import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithDemo, type RunningSystem, startSystem } from '@trueswing/local-stack';
import { queryDatabase } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { golfers } from '../src/season/golfers.ts';

/** Golfers register, and those that were deleted leave, in the background. */
const poll = { timeout: 60_000 };

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

const count = async (statement: string) => (await queryDatabase(system.stores.adminUrl, statement))[0];

it('stops when it is aborted', async () => {
  const stopping = new AbortController();
  const filling = fillWithDemo(system, { weeks: 2, signal: stopping.signal }).catch(String);
  await expect
    .poll(() => count('select count(*)::int > 0 as begun from gateway.account'), poll)
    .toEqual({ begun: true });
  stopping.abort();
  expect(await filling).toContain('AbortError');
});

it('starts over where it was stopped, and is filled in where the checkout page has a certificate of this machine', async () => {
  await fillWithDemo(system, { weeks: 2 });
  expect(await count('select count(*)::int from gateway.account')).toEqual({ count: golfers.length });
  const premium = golfers.filter(({ isPremium }) => isPremium).length;
  await expect.poll(() => count('select count(*)::int from billing.entitlement'), poll).toEqual({ count: premium });
  expect(system.parts['analysis-worker']?.process.isRunning).toBe(true);
});
