import { addEvent } from '@trueswing/testkit';
import { expect } from 'vitest';
import { databaseUrl } from '../steps/database-url.ts';
import { expectToast } from '../steps/expect-toast.ts';
import { readGolfer } from '../steps/golfer.ts';
import { control } from '../steps/payments.ts';
import { asPanelAsks, openScreen, records, textOf } from './admin-page.ts';
import type { AdminSystem } from './admin-system.ts';

export async function readPaymentAlerts({ e2e, admin, query }: AdminSystem): Promise<void> {
  const [paid] = await query('select stripe_customer_id as customer from billing.customer');
  await control(e2e, 'refunds', { customer: paid?.customer, amount: 500 });
  await control(e2e, 'disputes', { customer: paid?.customer });
  await openScreen(admin, 'Payment alerts');
  const shown = async () => (await records(admin, 'Payment alerts').allTextContents()).toSorted();
  await expect
    .poll(() => asPanelAsks(admin, shown), { timeout: 20_000, interval: 1_000 })
    .toEqual([
      expect.stringMatching(/^Dispute of \$\d+\.99needs response.*penny@example\.comch_/),
      expect.stringMatching(/^Refund of \$5\.00partial.*penny@example\.comch_/),
    ]);
}

export async function redriveDeadLetter({ e2e, admin, fred, query }: AdminSystem): Promise<void> {
  await query('alter table billing.customer rename to customer_away');
  await addEvent(databaseUrl(e2e), {
    type: 'user.email-changed',
    payload: { userId: (await readGolfer(fred)).id },
    consumers: ['billing'],
    failedAttempts: 11,
  });
  await openScreen(admin, 'Dead letters');
  await expect
    .poll(() => textOf(records(admin, 'Dead letters')), { timeout: 20_000 })
    .toMatch(/^user\.email-changedbilling.*12 attempts; the last one: .*relation "billing\.customer" does not exist/);
  await query('alter table billing.customer_away rename to customer');
  await expectToast(admin, ['Redriven', '1 event is processed again.'], () =>
    admin.getByRole('button', { name: 'Redrive user.email-changed for billing' }).click(),
  );
  await admin.getByText('No dead letters').waitFor();
  const processed = () =>
    query(
      "select 1 from events.event e join events.delivery d on d.event_id = e.id where e.type = 'user.email-changed' and d.processed_at is not null",
    );
  await expect.poll(processed, { timeout: 20_000 }).toHaveLength(1);
}

export async function readAudit({ admin }: AdminSystem): Promise<void> {
  await openScreen(admin, 'Audit');
  const actions = async () =>
    (await records(admin, 'Audit').locator('p:first-child > span').allTextContents()).map((each) => each.trim());
  await expect.poll(async () => (await actions()).length).toBe(10);
  expect(await actions()).toEqual([
    ...['Spreadsheet imported', 'Spreadsheet downloaded', 'Dead letters redriven', 'Analysis retried'],
    ...['Password link made', 'Usage reset', 'Usage reset', 'Usage reset', 'Signed in', 'Sign-in refused'],
  ]);
  expect(await textOf(records(admin, 'Audit').nth(5))).toContain('field: workoutViewsUsed');
}
