import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadSwing } from '../test/finished-analysis.ts';
import { startGateway, type TestGateway } from '../test/test-gateway.ts';
import { startBackground } from './background.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it('removes the files of deleted swings while the service runs, and stops immediately', async () => {
  const golfer = await gateway.register();
  const id = await uploadSwing(gateway, golfer);
  expect(await gateway.bucket.keys()).toHaveLength(1);
  const background = startBackground(gateway.deps);
  await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
  await expect.poll(() => gateway.bucket.keys(), { timeout: 10_000 }).toEqual([]);
  const startedAt = Date.now();
  await background.stop();
  expect(Date.now() - startedAt).toBeLessThan(1_000);
});
