import { setImmediate } from 'node:timers/promises';
import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishAnalysis, uploadSwing } from '../finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let analysisId: string;
beforeAll(async () => {
  gateway = await startGateway({}, undefined, {}, { refusesUnderPressure: true });
  golfer = await gateway.register();
  analysisId = await uploadSwing(gateway, golfer);
  await finishAnalysis(gateway, analysisId, Buffer.from('a video'));
});
afterAll(() => gateway.stop());

/** Blocks the event loop three times in a row, so that its mean delay over a second rises. */
async function blockEventLoop(): Promise<void> {
  for (let count = 0; count < 3; count++) {
    const until = Date.now() + 1_600;
    while (Date.now() < until);
    await setImmediate();
  }
}

it('a process that cannot keep up rejects calls immediately, continues with files, and recovers by itself', async () => {
  const premium = await gateway.register();
  await blockEventLoop();
  const [refused, upload, video, alive, ready] = await Promise.all([
    gateway.call('/api/auth/user', { as: golfer }),
    uploadSwing(gateway, premium),
    gateway.call(`/api/swing-analyses/${analysisId}/video/face-on`, { as: golfer }),
    gateway.call('/healthz'),
    gateway.call('/readyz'),
  ]);
  expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([503, 'not-ready']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(upload).toMatch(/^[0-9a-f-]{36}$/);
  expect([video.status, await video.text(), alive.status, ready.status]).toEqual([200, 'a video', 200, 200]);
  const status = async () => (await gateway.call('/api/auth/user', { as: golfer })).status;
  await expect.poll(status, { timeout: 10_000, interval: 100 }).toBe(200);
});
