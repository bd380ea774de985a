import type { ErrorBody } from '@trueswing/contracts';
import type { TcpFaultProxy } from '@trueswing/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadSwing } from '../finished-analysis.ts';
import { anotherNetwork, type Golfer, password, type TestGateway } from '../test-gateway.ts';
import { openProxiedGateway } from './proxied-gateway.ts';

const opened = openProxiedGateway();
let gateway: TestGateway;
let golfers: Golfer[];
beforeAll(async () => {
  gateway = opened.gateway;
  golfers = [];
  for (let count = 0; count < 3; count++) golfers.push(await gateway.register());
});

const signIn = (golfer: Golfer) =>
  gateway.call('/api/auth/sign-in', { headers: anotherNetwork(), json: { email: golfer.email, password } });

describe.each([
  ['cut off', (proxy: TcpFaultProxy) => proxy.cut()],
  ['silent on open connections', (proxy: TcpFaultProxy) => proxy.halfOpen()],
])('while Redis is %s', (_name, breakRedis) => {
  it('an upload succeeds in time with its event, reading works, and signing in fails closed', async () => {
    const golfer = golfers.pop() as Golfer;
    const proxy = opened.proxies.Redis;
    breakRedis(proxy);
    const startedAt = Date.now();
    const id = await uploadSwing(gateway, golfer);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    const events = await gateway.rows("select 1 from events.event where payload->>'analysisId' = $1", [id]);
    expect(events).toHaveLength(1);
    expect((await gateway.call(`/api/swing-analyses/${id}`, { as: golfer })).status).toBe(200);
    expect((await gateway.call('/readyz')).status).toBe(200);

    const refused = await signIn(golfer);
    expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([503, 'not-ready']);

    proxy.restore();
    const status = async () => (await signIn(golfer)).status;
    await expect.poll(status, { timeout: 15_000, interval: 500 }).toBe(200);
  });
});
