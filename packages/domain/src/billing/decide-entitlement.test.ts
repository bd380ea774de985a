import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideEntitlement,
  type Entitlement,
  entitlementOf,
  graceMs,
  isLive,
  isPremiumAt,
  type SubscriptionFacts,
} from './decide-entitlement.ts';
import { planOfInterval } from './paid-plans.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 86_400_000);
const facts: SubscriptionFacts = {
  id: 'sub_1',
  status: 'active',
  plan: 'monthly',
  periodStart: day(0),
  periodEnd: day(30),
  cancelAtPeriodEnd: false,
  cancelAt: null,
  endedAt: null,
  needsAction: false,
};
const graceDays = graceMs / 86_400_000;

describe('the entitlement from one subscription', () => {
  it.each([
    ['active: the period and the days of grace', {}, 30 + graceDays, null, null],
    ['a trial likewise', { status: 'trialing' }, 30 + graceDays, null, null],
    ['it ends with its period: no grace', { cancelAtPeriodEnd: true }, 30, 30, null],
    ['it ends at a date', { cancelAt: day(12) }, 12, 12, null],
    ['the earlier of two ends', { cancelAt: day(12), cancelAtPeriodEnd: true }, 12, 12, null],
    ['it ends at a date after the next payment', { cancelAt: day(90) }, 30 + graceDays, 90, null],
    ['past due: what was paid ended where the period began', { status: 'past_due' }, graceDays, null, 'past-due'],
    ['past due, confirmation', { status: 'past_due', needsAction: true }, graceDays, null, 'action-required'],
    ['past due, and it ends', { status: 'past_due', cancelAt: day(1) }, 1, 1, 'past-due'],
    ['unpaid', { status: 'unpaid' }, null, null, 'unpaid'],
    ['canceled', { status: 'canceled', cancelAtPeriodEnd: true }, null, null, null],
    ['never begun', { status: 'incomplete' }, null, null, null],
    ['never begun, and over', { status: 'incomplete_expired' }, null, null, null],
    ['paused', { status: 'paused' }, null, null, null],
  ] as const)('%s', (_, change, until, ends, problem) => {
    const entitlement = entitlementOf({ ...facts, ...change });
    expect(entitlement).toMatchObject({
      premiumUntil: until === null ? null : day(until),
      endsAt: ends === null ? null : day(ends),
      paymentProblem: problem,
      needsReview: false,
    });
  });

  it.each([
    ['an unknown status', { status: 'hibernating' }],
    ['a price that is not ours', { plan: null }],
    ['no end of the period', { periodEnd: null }],
    ['past due, no period that began', { status: 'past_due', periodStart: null, cancelAt: day(9) }],
  ])('nothing, and an alert: %s', (_, change) => {
    expect(entitlementOf({ ...facts, ...change })).toMatchObject({ premiumUntil: null, needsReview: true });
  });

  it.each([
    ['the same period: as before', 'past_due', graceDays, null, graceDays],
    ['an earlier period was not paid: no further days', 'past_due', graceDays - 30, null, graceDays - 30],
    ['it is paid until a date: the days of grace after it', 'active', graceDays, null, graceDays],
    ['an earlier period was paid: days of grace again', 'active', graceDays - 30, null, graceDays],
    ['an earlier subscription ended', 'canceled', null, null, graceDays],
    ['it was to end on a date, and continues', 'past_due', 1, 1, graceDays],
    ['days of grace that another read had not given', 'past_due', null, null, graceDays],
    ['it was to end after the days of grace, and continues', 'past_due', graceDays - 30, 12, graceDays - 30],
  ] as const)('past due after another read: %s', (_, status, until, ends, expected) => {
    const last = {
      status,
      premiumUntil: until === null ? null : day(until),
      endsAt: ends === null ? null : day(ends),
    };
    expect(entitlementOf({ ...facts, status: 'past_due' }, last).premiumUntil).toEqual(day(expected));
  });

  it('paid after days of grace, gives the whole period', () => {
    const last = { status: 'past_due', premiumUntil: day(-27), endsAt: null };
    expect(entitlementOf(facts, last).premiumUntil).toEqual(day(30 + graceDays));
  });

  it('is live unless it has not begun or is over; an unknown status may charge', () => {
    const live = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'hibernating'];
    expect(live.every((status) => isLive({ status }))).toBe(true);
    expect(['incomplete', 'incomplete_expired', 'canceled'].some((status) => isLive({ status }))).toBe(false);
  });

  it('names its plan, and the monthly one for a price that is not ours', () => {
    const plans = (['monthly', 'annual', null] as const).map((plan) => entitlementOf({ ...facts, plan }).plan);
    expect(plans).toEqual(['monthly', 'annual', 'monthly']);
  });

  it('is Premium until the moment at which it ends, and never without one', () => {
    const at = (premiumUntil: Date | null) => isPremiumAt({ premiumUntil }, day(1));
    expect([at(new Date(day(1).getTime() + 1)), at(day(1)), at(day(0)), at(null)]).toEqual([true, false, false, false]);
  });

  it('knows plans by the interval of their price', () => {
    expect(['month', 'year', 'week', undefined].map(planOfInterval)).toEqual(['monthly', 'annual', null, null]);
  });
});

const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused'];
const dates = fc.integer({ min: -400, max: 400 }).map(day);
const subscriptions = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
  status: fc.oneof(fc.constantFrom(...statuses), fc.string()),
  plan: fc.constantFrom('monthly' as const, 'annual' as const, null),
  periodStart: fc.option(dates),
  periodEnd: fc.option(dates),
  cancelAtPeriodEnd: fc.boolean(),
  cancelAt: fc.option(dates),
  endedAt: fc.option(dates),
  needsAction: fc.boolean(),
});
const many = fc.uniqueArray(subscriptions, { maxLength: 5, selector: ({ id }) => id });

describe('the entitlement from all subscriptions', () => {
  it('is null without subscriptions', () => {
    expect(decideEntitlement([])).toBeNull();
  });

  it.each(['incomplete', 'incomplete_expired'])(
    'shows the one that was paid, not a later attempt that is %s, even one for a longer period',
    (status) => {
      const paid = { ...facts, id: 'sub_paid', status: 'canceled', endedAt: day(30) };
      const givenUp = {
        ...facts,
        id: 'sub_given_up',
        status,
        plan: 'annual',
        periodEnd: day(365),
      } as const;
      expect(decideEntitlement([givenUp, paid])).toMatchObject({ subscriptionId: 'sub_paid', plan: 'monthly' });
    },
  );

  it('needs a review if one of them does, and none if none does', () => {
    const unknown = { ...facts, id: 'sub_unknown', status: 'hibernating' };
    expect(decideEntitlement([facts, unknown])).toMatchObject({ subscriptionId: 'sub_1', needsReview: true });
    expect(decideEntitlement([facts, { ...facts, id: 'sub_2' }])?.needsReview).toBe(false);
  });

  it('of two that end at one time is the live one, then the one with the later period, then that of the first id', () => {
    const over = (id: string, change: Partial<SubscriptionFacts> = {}) => ({
      ...facts,
      id,
      status: 'unpaid',
      ...change,
    });
    const best = (...all: SubscriptionFacts[]) => decideEntitlement(all)?.subscriptionId;
    expect(best(over('sub_a', { status: 'canceled', periodEnd: day(60) }), over('sub_b'))).toBe('sub_b');
    expect(best(over('sub_a'), over('sub_b', { periodEnd: day(31) }))).toBe('sub_b');
    expect([best(over('sub_b'), over('sub_a')), best(over('sub_a'), over('sub_b'))]).toEqual(['sub_a', 'sub_a']);
  });

  it('reports when an ended one ended, not the end of its last period', () => {
    const ended = { ...facts, status: 'canceled', endedAt: day(15) };
    expect(decideEntitlement([ended])).toMatchObject({ periodEnd: day(15), premiumUntil: null });
  });

  it('is the best of them, in any order', () => {
    fc.assert(
      fc.property(
        many.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(decideEntitlement(shuffled)).toEqual(decideEntitlement(all));
          const best = Math.max(0, ...all.map((one) => entitlementOf(one).premiumUntil?.getTime() ?? 0));
          expect(decideEntitlement(all)?.premiumUntil?.getTime() ?? 0).toBe(best);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('gives no further days while every subscription is past due, whatever their periods', () => {
    const pastDue = subscriptions.map((one) => ({
      ...one,
      status: 'past_due',
      cancelAtPeriodEnd: false,
      cancelAt: null,
    }));
    const reads = fc.array(fc.uniqueArray(pastDue, { minLength: 1, maxLength: 3, selector: ({ id }) => id }));
    fc.assert(
      fc.property(reads, (all) => {
        let last: Entitlement | null = null;
        for (const read of all) {
          const next: Entitlement | null = decideEntitlement(read, last ?? undefined);
          if (!next || next.premiumUntil === null) continue;
          if (last?.premiumUntil) expect(next.premiumUntil.getTime()).toBeLessThanOrEqual(last.premiumUntil.getTime());
          last = next;
        }
      }),
    );
  });

  it('never returns as time passes, and ends with the paid period', () => {
    fc.assert(
      fc.property(many, dates, dates, (all, one, other) => {
        const entitlement = decideEntitlement(all);
        if (!entitlement) return;
        const [earlier, later] = one < other ? [one, other] : [other, one];
        if (isPremiumAt(entitlement, later)) expect(isPremiumAt(entitlement, earlier)).toBe(true);
        const paid = all
          .filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
          .map(({ status, periodStart, periodEnd }) => (status === 'past_due' ? periodStart : periodEnd));
        const lastPaid = Math.max(...paid.map((date) => date?.getTime() ?? Number.NEGATIVE_INFINITY));
        if (isPremiumAt(entitlement, later)) expect(later.getTime()).toBeLessThan(lastPaid + graceMs);
      }),
    );
  });
});
