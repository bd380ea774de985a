import { randomUUID } from 'node:crypto';
import { apiRoutes, type PaymentAlert } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestBilling } from '../../../../test/test-billing.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

const { path } = apiRoutes.listPaymentAlerts;
let gateway: TestGateway;
let cookie: string;
beforeAll(async () => {
  gateway = await startGateway();
  cookie = await gateway.signInAdmin();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.rows('delete from billing.payment_note'));

const get = (url: string = path) => gateway.call(url, { headers: { cookie } });
const alerts = async () => (await (await get()).json()) as PaymentAlert[];
const post = (url: string, as: Golfer) => gateway.call(url, { as, json: {} });

it('is empty where no payments are set up', async () => {
  const response = await get();
  expect([response.status, await response.json(), response.headers.get('link')]).toEqual([200, [], null]);
});

it('shows admins a refund and a dispute with their golfer and their current state', async () => {
  const billing = await startTestBilling(gateway);
  try {
    const golfer = await gateway.register();
    const started = (await (await post('/api/get-or-create-subscription', golfer)).json()) as { clientSecret: string };
    await billing.payments.confirm(started.clientSecret);
    const charge = billing.payments.charges()[0]?.id ?? '';
    const theirs = { userId: golfer.id, email: golfer.email, currency: 'usd', stripeChargeId: charge };
    const refund = { ...theirs, kind: 'refund', amountMinorUnits: 500, status: 'partial' };
    const dispute = { ...theirs, kind: 'dispute', amountMinorUnits: 999 };
    const listed = async () => (await alerts()).map(({ id: _, at: __, ...alert }) => alert);

    await billing.payments.control('refunds', { charge, amount: 500 });
    await expect.poll(listed, { timeout: 10_000 }).toEqual([refund]);
    await billing.payments.control('disputes', { charge });
    await expect.poll(listed, { timeout: 10_000 }).toEqual([{ ...dispute, status: 'needs_response' }, refund]);
    await billing.payments.control('disputes/close', { charge, status: 'won' });
    await expect.poll(listed, { timeout: 10_000 }).toEqual([{ ...dispute, status: 'won' }, refund]);
    const at = (await alerts()).map((alert) => Date.now() - Date.parse(alert.at));
    expect(at.every((agoMs) => agoMs >= 0 && agoMs < 60_000)).toBe(true);
  } finally {
    await billing.stop();
  }
});

it('pages to the first entry, without an e-mail for deleted accounts', async () => {
  await gateway.rows(
    `insert into billing.payment_note (user_id, kind, stripe_charge_id, amount_cents, currency, status)
     select case n % 2 when 0 then $1::uuid end, 'refund', 'ch_' || n, n, 'usd', 'full' from generate_series(1, 5) n`,
    [randomUUID()],
  );
  const pages: number[][] = [];
  let next: string | undefined = `${path}?limit=2`;
  while (next) {
    const page: Response = await get(next);
    const found = (await page.json()) as PaymentAlert[];
    for (const alert of found) expect(alert).toMatchObject({ userId: null, email: null });
    pages.push(found.map(({ amountMinorUnits }) => amountMinorUnits));
    next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(pages).toEqual([[5, 4], [3, 2], [1]]);
  for (const query of ['before=0', 'before=x', 'limit=201', 'limit=0', 'before=99999999999999999999']) {
    expect([query, (await get(`${path}?${query}`)).status]).toEqual([query, 400]);
  }
});

it('is for admins only', async () => {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer);
  expect([(await gateway.call(path)).status, (await gateway.call(path, { as: golfer })).status]).toEqual([401, 403]);
});
