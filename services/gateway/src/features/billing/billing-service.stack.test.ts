import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBilling, type TestBilling } from '../../../test/test-billing.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
let billing: TestBilling;
beforeAll(async () => {
  gateway = await startGateway();
  billing = await startTestBilling(gateway);
});
afterAll(async () => {
  await billing.stop();
  await gateway.stop();
});

const post = (path: string, as: Golfer, body: object = {}) => gateway.call(path, { as, json: body });
const answer = async (response: Response) => (await response.json()) as { code: string };

describe('unavailable payments', () => {
  it('are reported when the billing service stops in the middle of its answer, or answers something else', async () => {
    const golfer = await gateway.register();
    const { BILLING_URL } = gateway.deps.env;
    for (const kind of ['cut', 'other'] as const) {
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"url":');
        if (kind === 'cut') setImmediate(() => response.destroy());
        else response.end(`"nowhere"}${' '.repeat(84)}`);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      gateway.deps.env.BILLING_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const response = await post('/api/create-checkout-session', golfer, { plan: 'monthly' });
      expect([kind, response.status, (await answer(response)).code]).toEqual([
        kind,
        503,
        'payment-provider-unavailable',
      ]);
      const headers = { 'stripe-signature': 't=1' };
      const event = await gateway.call('/api/stripe/webhook', { method: 'POST', body: '{}', headers });
      expect([kind, event.status]).toEqual([kind, kind === 'cut' ? 503 : 200]);
      server.closeAllConnections();
      server.close();
    }
    gateway.deps.env.BILLING_URL = BILLING_URL;
  });

  it('are reported without a key, without a secret between the services, without an answer', async () => {
    const golfer = await gateway.register();
    const { BILLING_URL } = gateway.deps.env;
    const ask = async () => {
      const response = await post('/api/create-checkout-session', golfer, { plan: 'monthly' });
      return [response.status, (await answer(response)).code];
    };
    const keyless = await startTestBilling(gateway, { hasKey: false });
    expect(await ask()).toEqual([503, 'payments-unavailable']);
    await keyless.stop();
    expect(await ask()).toEqual([503, 'payment-provider-unavailable']);
    expect(
      (
        await gateway.call('/api/stripe/webhook', {
          method: 'POST',
          body: '{}',
          headers: { 'stripe-signature': 't=1' },
        })
      ).status,
    ).toBe(503);
    gateway.deps.env.BILLING_URL = BILLING_URL;
    const { INTERNAL_SECRET } = gateway.deps.env;
    gateway.deps.env.INTERNAL_SECRET = undefined;
    expect(await ask()).toEqual([503, 'payments-unavailable']);
    gateway.deps.env.INTERNAL_SECRET = 'a secret that billing does not share with us';
    expect(await ask()).toEqual([503, 'payments-unavailable']);
    gateway.deps.env.INTERNAL_SECRET = INTERNAL_SECRET;
    expect((await ask())[0]).toBe(200);
  });
});
