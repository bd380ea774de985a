import { defineRoute } from '@trueswing/contracts';
import { createServiceApp, type ServiceApp } from '@trueswing/service-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { contractRoute } from '../../src/http/contract-route.ts';
import { accessPlugin } from '../../src/plugins/access.ts';
import { sessionPlugin } from '../../src/plugins/session.ts';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';

/** A call that counts how often it is served. */
const premiumCall = defineRoute(
  { method: 'POST', path: '/api/premium-call', access: 'premium', feature: 'exerciseTracking', summary: 'For Premium' },
  { body: z.object({ word: z.string() }), response: { 200: z.object({ word: z.string() }) } },
);

let gateway: TestGateway;
let app: ServiceApp;
let served = 0;
beforeAll(async () => {
  gateway = await startGateway();
  app = createServiceApp({ logger: gateway.deps.logger, readiness: {}, metricsAt: null });
  await app.register(sessionPlugin, gateway.deps);
  await app.register(accessPlugin, gateway.deps);
  app.route({
    ...contractRoute(premiumCall),
    handler: async (request) => {
      served += 1;
      return request.body;
    },
  });
  app.get('/api/without-contract', async () => 'secret');
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await gateway.stop();
});

const ask = (cookie: string | undefined, payload: object = { word: 'yes' }) =>
  app.inject({ method: 'POST', url: premiumCall.path, headers: cookie ? { cookie } : {}, payload });

it('rejects a visitor, asks a free golfer to upgrade, and admits Premium', async () => {
  const free = await gateway.register();
  const premium = await gateway.register();
  await gateway.makePremium(premium);
  for (const cookie of [undefined, `session=${'A'.repeat(43)}`, await gateway.signInAdmin()]) {
    const response = await ask(cookie);
    expect([response.statusCode, response.json().code]).toEqual([401, 'not-signed-in']);
  }
  const refused = await ask(free.cookie);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'premium-required', requiresUpgrade: true },
  ]);
  expect(served).toBe(0);
  const answered = await ask(premium.cookie);
  expect([answered.statusCode, answered.json()]).toEqual([200, { word: 'yes' }]);
  expect(served).toBe(1);
});

it('rejects before it reads a body', async () => {
  const free: Golfer = await gateway.register();
  expect((await ask(undefined, { no: 'sense' })).statusCode).toBe(401);
  expect((await ask(free.cookie, { no: 'sense' })).statusCode).toBe(403);
});

it('rejects when Premium has lapsed', async () => {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer, { endsAt: new Date(Date.now() + 3_600_000) });
  expect((await ask(golfer.cookie)).statusCode).toBe(200);
  await gateway.rows('update billing.subscription set premium_until = now() where user_id = $1', [golfer.id]);
  expect((await ask(golfer.cookie)).statusCode).toBe(403);
});

it('rejects every call without a contract', async () => {
  const premium = await gateway.register();
  await gateway.makePremium(premium);
  const headers = { cookie: premium.cookie };
  expect((await app.inject({ url: '/api/without-contract', headers })).statusCode).toBe(403);
});
