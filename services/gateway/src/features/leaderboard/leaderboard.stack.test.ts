import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGamification, type TestGamification } from '../../../test/test-gamification.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
let gamification: TestGamification;
beforeAll(async () => {
  gateway = await startGateway();
  gamification = await startTestGamification(gateway);
});
afterAll(async () => {
  await gamification.stop();
  await gateway.stop();
});

const position = async (as: Golfer, id = '1') => {
  const response = await gateway.call(`/api/users/${id}/monthly-position`, { as });
  return [response.status, await response.json()];
};

it('the position is the caller’s own, by id, `me` and 1, and no one else’s', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  for (const id of ['1', 'me', golfer.id]) {
    expect(await position(golfer, id)).toEqual([200, { position: null, monthlyPoints: 0 }]);
  }
  expect(await position(golfer, other.id)).toMatchObject([404, { code: 'not-found' }]);
  expect(await position(golfer, randomUUID())).toMatchObject([404, { code: 'not-found' }]);
});

it('is reported as unavailable when the service does not answer, and when the secrets differ', async () => {
  const golfer = await gateway.register();
  const { GAMIFICATION_URL, INTERNAL_SECRET } = gateway.deps.env;
  gateway.deps.env.GAMIFICATION_URL = 'http://127.0.0.1:9';
  expect(await position(golfer)).toMatchObject([503, { code: 'temporarily-unavailable' }]);
  gateway.deps.env.GAMIFICATION_URL = GAMIFICATION_URL;
  for (const secret of [undefined, 'a secret that the service does not share with us']) {
    gateway.deps.env.INTERNAL_SECRET = secret;
    expect(await position(golfer)).toMatchObject([503, { code: 'temporarily-unavailable' }]);
  }
  gateway.deps.env.INTERNAL_SECRET = INTERNAL_SECRET;
  expect((await position(golfer))[0]).toBe(200);
});

it('the service itself refuses a call that the gateway has not signed', async () => {
  const golfer = await gateway.register();
  const url = `${gateway.deps.env.GAMIFICATION_URL}/api/users/${golfer.id}/monthly-position`;
  const response = await fetch(url, { headers: { 'x-internal-user': golfer.id } });
  expect(response.status).toBe(403);
});
