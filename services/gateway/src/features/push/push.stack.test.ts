import { randomUUID } from 'node:crypto';
import type { UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askExport, unpack } from '../../../test/exported-data.ts';
import { examplePushSubscription } from '../../../test/push-subscription.ts';
import { type Golfer, password, startGateway, type TestGateway } from '../../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const publicKey = 'B'.repeat(87);
const read = async (as: Golfer): Promise<unknown> => (await gateway.call('/api/push', { as })).json();
const save = (as: Golfer, part: object = {}) =>
  gateway.call('/api/push/subscription', { as, method: 'PUT', json: { ...examplePushSubscription(), ...part } });
const stored = () =>
  gateway.rows(
    'select s.user_id, p.id, p.endpoint from gateway.push_subscription p join gateway.session s on s.id = p.session_id',
  );
const endpointsOf = async ({ id }: Golfer) =>
  (await stored()).filter((row) => row.user_id === id).map(({ endpoint }) => endpoint as string);

it('a device has its own choice, which changes and ends', async () => {
  const phone = await gateway.register();
  const laptop = await gateway.signIn(phone);
  expect(await read(phone)).toEqual({ publicKey, types: null });
  expect((await save(phone, { types: ['streak'] })).status).toBe(204);
  expect([await read(phone), await read(laptop)]).toEqual([
    { publicKey, types: ['streak'] },
    { publicKey, types: null },
  ]);
  await save(laptop, { types: ['analysis'] });
  await save(phone, { types: ['analysis', 'streak'] });
  expect(await read(phone)).toEqual({ publicKey, types: ['analysis', 'streak'] });
  for (let times = 0; times < 2; times++) {
    expect((await gateway.call('/api/push/subscription', { as: phone, method: 'DELETE' })).status).toBe(204);
  }
  expect([await read(phone), await read(laptop)]).toEqual([
    { publicKey, types: null },
    { publicKey, types: ['analysis'] },
  ]);
});

it.each([
  ['log out', (as: Golfer) => gateway.call('/api/logout', { as, method: 'POST' })],
  [
    'another password',
    (as: Golfer) =>
      gateway.call('/api/auth/change-password', {
        as,
        json: { currentPassword: password, newPassword: `${password}!` },
      }),
  ],
  [
    'the device is signed out elsewhere',
    async (as: Golfer) => {
      const other = await gateway.signIn(as);
      const sessions = (await (await gateway.call('/api/auth/sessions', { as: other })).json()) as {
        id: string;
        isCurrent: boolean;
      }[];
      const id = sessions.find(({ isCurrent }) => !isCurrent)?.id;
      return gateway.call(`/api/auth/sessions/${id}`, { as: other, method: 'DELETE' });
    },
  ],
])('after %s nothing is sent to the device', async (_, end) => {
  const golfer = await gateway.register();
  await save(golfer);
  expect(await endpointsOf(golfer)).toHaveLength(1);
  expect((await end(golfer)).status).toBeLessThan(300);
  expect(await endpointsOf(golfer)).toEqual([]);
});

it('a browser in which another golfer signs in gets only what is for that golfer', async () => {
  const [before, after] = [await gateway.register(), await gateway.register()];
  const endpoint = `https://push.example.com/${randomUUID()}`;
  await save(before, { endpoint });
  await save(after, { endpoint });
  expect([await endpointsOf(before), await endpointsOf(after)]).toEqual([[], [endpoint]]);
});

it('a subscription that is gone is deleted, and one with a new address stays', async () => {
  const golfer = await gateway.register();
  await save(golfer);
  const [old] = (await stored()).filter((row) => row.user_id === golfer.id);
  await save(golfer);
  const reportGone = (subscriptionId: string) =>
    gateway.deps.db
      .transaction()
      .execute((tx) =>
        publish(tx, { type: 'push.subscription-gone', payload: { userId: golfer.id as UserId, subscriptionId } }),
      );
  await reportGone(old?.id as string);
  const pending = () =>
    gateway.rows("select 1 from events.delivery where consumer = 'gateway' and processed_at is null");
  await expect.poll(pending, { timeout: 10_000 }).toEqual([]);
  const [current] = (await stored()).filter((row) => row.user_id === golfer.id);
  expect(current?.id).not.toBe(old?.id);
  await reportGone(current?.id as string);
  await expect.poll(() => endpointsOf(golfer), { timeout: 10_000 }).toEqual([]);
});

it.each([
  'https://169.254.169.254/latest/meta-data',
  'http://push.example.com/x',
  'https://push.example.com:5432/x',
  'https://push.example.com.evil.example/x',
  'https://evil.example/push.example.com',
])('the address %s is refused and not stored', async (endpoint) => {
  const golfer = await gateway.register();
  const refused = await save(golfer, { endpoint });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'push-service-unknown']);
  expect(await endpointsOf(golfer)).toEqual([]);
});

it.each([
  { keys: { p256dh: 'short', auth: 'short' } },
  { types: [] },
  { types: ['weather'] },
  { timeZone: "'; drop table" },
  { endpoint: `https://push.example.com/${'x'.repeat(1_000)}` },
])('a malformed subscription is refused: %j', async (part) => {
  const golfer = await gateway.register();
  expect((await save(golfer, part)).status).toBe(400);
});

it('without a key the feature is off, and says so', async () => {
  const golfer = await gateway.register();
  gateway.deps.env.PUSH_PUBLIC_KEY = undefined;
  const refused = await save(golfer);
  expect([await read(golfer), refused.status]).toEqual([{ publicKey: null, types: null }, 503]);
  gateway.deps.env.PUSH_PUBLIC_KEY = publicKey;
});

it('the export names what is sent to which device, without the secret address', async () => {
  const golfer = await gateway.register();
  await save(golfer, { types: ['streak'] });
  const account = JSON.parse(String((await unpack(await askExport(gateway, golfer))).get('account.json')));
  expect(account.pushSubscriptions).toMatchObject([{ types: ['streak'], timeZone: 'America/Denver' }]);
  expect(JSON.stringify(account)).not.toContain((await endpointsOf(golfer))[0]);
});
