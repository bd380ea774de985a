import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBilling, type TestBilling } from '../../../test/open-billing.ts';
import type { Plan } from '../../database.tables.ts';
import { addEntitlementPeriod, findEntitlement } from './entitlement.repository.ts';

let service: TestBilling;
beforeAll(async () => {
  service = await openBilling();
});
afterAll(() => service.close());

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const add = (userId: string, plan: Plan, fromDays: number, toDays: number | null) =>
  addEntitlementPeriod(service.deps.db, {
    userId,
    plan,
    startsAt: inDays(fromDays),
    endsAt: toDays === null ? null : inDays(toDays),
  });
const entitlement = (userId: string) => findEntitlement(service.deps.db, userId);
const free = { isPremium: false, plan: 'free', until: null };

test('a golfer who has never paid is on the free plan', async () => {
  expect(await entitlement(randomUUID())).toEqual(free);
});

test('a period that runs makes premium until its end', async () => {
  const user = randomUUID();
  await add(user, 'monthly', -1, 29);
  const { until, ...rest } = await entitlement(user);
  expect(rest).toEqual({ isPremium: true, plan: 'monthly' });
  expect(until?.getTime()).toBeCloseTo(inDays(29).getTime(), -4);
});

test('a period that has ended, or has not begun, does not', async () => {
  const [lapsed, future] = [randomUUID(), randomUUID()];
  await add(lapsed, 'annual', -400, -35);
  await add(future, 'monthly', 1, 31);
  expect(await entitlement(lapsed)).toEqual(free);
  expect(await entitlement(future)).toEqual(free);
});

test('of periods that run together the one that ends last speaks', async () => {
  const user = randomUUID();
  await add(user, 'monthly', -10, 20);
  await add(user, 'annual', -1, 364);
  await add(user, 'monthly', -400, -370);
  expect(await entitlement(user)).toMatchObject({ isPremium: true, plan: 'annual' });
  await add(user, 'monthly', -1, null);
  expect(await entitlement(user)).toEqual({ isPremium: true, plan: 'monthly', until: null });
});

test('the gateway reads the view, and not the table behind it', async () => {
  const gateway = service.gatewayDb;
  await expect(gateway.selectFrom('billing.entitlement').select('user_id').execute()).resolves.toBeInstanceOf(Array);
  await expect(gateway.selectFrom('billing.entitlement_period').select('id').execute()).rejects.toThrow(
    'permission denied',
  );
});
