import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getExistingCustomer, intentOf } from '../invoices/create-invoice.ts';
import { addCard, useCardForAll } from '../payments/add-card.ts';
import { payIntent } from '../payments/pay-intent.ts';
import type { SubscriptionRecord } from '../state/billing-records.ts';
import { SandboxState } from '../state/sandbox-state.ts';
import { seedCatalog } from '../state/seed-catalog.ts';
import { endSubscription, hasEnded, setCancelAtPeriodEnd } from '../subscriptions/end-subscription.ts';
import { advanceTo, nextDue } from './advance-clock.ts';
import { createSubscription } from './create-subscription.ts';

const start = Date.parse('2026-01-31T10:00:00Z') / 1000;
const day = 86_400;

function openState() {
  const state = new SandboxState();
  state.transact(start, () => {
    seedCatalog(state);
    state.put({
      id: 'cus_1',
      object: 'customer',
      created: start,
      email: null,
      invoice_settings: { default_payment_method: null },
      metadata: {},
    });
  });
  return state;
}

function subscribe(state: SandboxState): SubscriptionRecord {
  return createSubscription(state, {
    customer: getExistingCustomer(state, 'cus_1'),
    price: state.get('price', 'price_sandbox_monthly'),
    metadata: {},
    trialEndSeconds: null,
  });
}

function payWith(state: SandboxState, number: string): void {
  const open = state.all('invoice').findLast(({ status }) => status === 'open');
  const intent = open && intentOf(state, open);
  if (!intent || intent.status === 'succeeded') return;
  payIntent(state, intent, addCard(state, { number, expiryMonth: 1, expiryYear: 2050 }).id, {
    onSession: true,
    confirmed: true,
  });
}

type Step = {
  days: number;
  action: 'cancel' | 'end' | 'pay' | 'resume' | 'subscribe' | 'take-bad-card' | 'take-good-card';
};
const step: fc.Arbitrary<Step> = fc.record({
  days: fc.nat(40),
  action: fc.constantFrom('cancel', 'end', 'pay', 'resume', 'subscribe', 'take-bad-card', 'take-good-card'),
});

function act(state: SandboxState, action: Step['action']): void {
  const current = state.all('subscription').findLast((subscription) => !hasEnded(subscription));
  if (action === 'subscribe' && !current) subscribe(state);
  if (action === 'pay') payWith(state, '4242424242424242');
  const number = { 'take-good-card': '4242424242424242', 'take-bad-card': '4000000000000341' }[action as string];
  if (number) useCardForAll(state, 'cus_1', addCard(state, { number, expiryMonth: 1, expiryYear: 2050 }).id);
  if (!current) return;
  if (action === 'end') endSubscription(state, current);
  if (current.status !== 'incomplete' && (action === 'cancel' || action === 'resume'))
    setCancelAtPeriodEnd(state, current, action === 'cancel');
}

it('with any actions and time jumps: events in order, one charge per payment, nothing overdue, nothing active without payment', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const state = openState();
      let now = start;
      for (const { days, action } of steps) {
        now += days * day;
        advanceTo(state, now);
        state.transact(now, () => act(state, action));
      }
      advanceTo(state, now);
      expect(nextDue(state)?.atSeconds ?? Number.POSITIVE_INFINITY).toBeGreaterThan(now);

      const created = state.all('event').map((event) => event.created);
      expect(created).toEqual([...created].sort((one, other) => one - other));
      const paidIntents = state.all('charge').flatMap((charge) => (charge.paid ? charge.payment_intent : []));
      expect(new Set(paidIntents).size).toBe(paidIntents.length);
      for (const invoice of state.all('invoice')) {
        const intent = intentOf(state, invoice);
        if (intent) expect(invoice.status === 'paid').toBe(intent.status === 'succeeded');
        else expect(invoice.status === 'open').toBe(false);
      }
      for (const subscription of state.all('subscription')) {
        expect(hasEnded(subscription)).toBe(subscription.ended_at !== null);
        const invoices = state
          .all('invoice')
          .filter((one) => one.parent.subscription_details.subscription === subscription.id);
        if (subscription.status === 'active') expect(invoices[0]?.status).toBe('paid');
        expect(new Set(invoices.map((invoice) => invoice.period_start)).size).toBe(invoices.length);
      }
    }),
    { numRuns: 300 },
  );
});

it('has the same result in one jump as in many small steps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('4242424242424242', '4000000000000341'),
      fc.array(fc.nat(20 * day), { maxLength: 12 }),
      (number, jumps) => {
        const outcome = (stops: readonly number[]) => {
          const state = openState();
          state.transact(start, () => {
            subscribe(state);
            payWith(state, '4242424242424242');
            useCardForAll(state, 'cus_1', addCard(state, { number, expiryMonth: 1, expiryYear: 2050 }).id);
          });
          for (const stop of stops) advanceTo(state, stop);
          return state.all('event').map(({ type, created }) => `${created} ${type}`);
        };
        let at = start;
        const stops = jumps.map((jump) => (at += jump));
        expect(outcome(stops)).toEqual(outcome([at]));
      },
    ),
    { numRuns: 60 },
  );
});

it('retries after 3, 5 and 7 days, then applies the afterDunning setting', () => {
  for (const [afterDunning, status] of [
    ['cancel', 'canceled'],
    ['unpaid', 'unpaid'],
  ] as const) {
    const state = openState();
    state.transact(start, () => {
      state.put({ ...state.get('sandbox.settings', 'settings'), afterDunning });
      subscribe(state);
      payWith(state, '4242424242424242');
      useCardForAll(
        state,
        'cus_1',
        addCard(state, { number: '4000000000000341', expiryMonth: 1, expiryYear: 2050 }).id,
      );
    });
    const charged = Date.parse('2026-02-28T11:00:00Z') / 1000;
    advanceTo(state, charged + 20 * day);
    const failures = state
      .all('event')
      .filter(({ type }) => type === 'invoice.payment_failed')
      .map(({ created }) => created);
    expect(failures.map((created) => (created - charged) / day)).toEqual([0, 3, 8, 15]);
    expect(state.all('subscription')[0]?.status).toBe(status);
  }
});
