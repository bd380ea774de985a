import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRoutes } from '@trueswing/contracts';
import { fillWithDemo, type RunningSystem, startSystem } from '@trueswing/local-stack';
import { createLogger } from '@trueswing/service-kit';
import { queryDatabase } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway } from '../src/fill/open-gateway.ts';
import { demoPassword, golfers } from '../src/season/golfers.ts';

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

it('does not start over where one of the accounts has another password, and keeps them all', async () => {
  const unfinished = join(dataFolder, 'demo-unfinished');
  await writeFile(unfinished, '');
  const variables = JSON.parse(JSON.stringify(system.environmentOf('gateway')));
  const gateway = await openGateway(variables, createLogger({ service: 'demo', level: 'error' }));
  await gateway.call(accountRoutes.signIn, { body: { email: 'june@example.com', password: demoPassword } });
  const body = { currentPassword: demoPassword, newPassword: 'a password of her own' };
  await gateway.call(accountRoutes.changePassword, { body });
  await gateway.close();
  await expect(fillWithDemo(system, { weeks: 2 })).rejects.toThrow(
    'june@example.com cannot be signed in with the password of the demo season. Start it with TRUESWING_DATA_DIR set to a new folder.',
  );
  expect(await count('select count(*)::int from gateway.account')).toEqual({ count: golfers.length });
  expect(existsSync(unfinished)).toBe(false);
});
