import { expect, it } from 'vitest';
import { compareEntitlements, type EntitlementState, noEntitlement } from './compare-entitlements.ts';

const premium: EntitlementState = { isPremium: true, endsAt: null, paymentProblem: null };
const ending: EntitlementState = { ...premium, endsAt: new Date('2026-12-22T06:00:00Z') };
const pastDue: EntitlementState = { ...premium, paymentProblem: 'past-due' };
const lapsed: EntitlementState = { ...noEntitlement, paymentProblem: 'past-due' };
const unpaid: EntitlementState = { ...noEntitlement, paymentProblem: 'unpaid' };

it.each<[string, EntitlementState, EntitlementState, string[]]>([
  ['nothing, if nothing changed', premium, { ...premium }, []],
  ['nothing for a golfer who has never paid', noEntitlement, noEntitlement, []],
  ['nothing at a renewal of the same state', pastDue, { ...pastDue }, []],
  ['Premium started', noEntitlement, premium, ['premium-started']],
  ['Premium that is started again', lapsed, premium, ['premium-started']],
  ['Premium that starts with its end set', noEntitlement, ending, ['premium-started', 'premium-ending']],
  ['Premium set to end', premium, ending, ['premium-ending']],
  ['nothing, if the end is the same', ending, { ...ending, endsAt: new Date(ending.endsAt ?? 0) }, []],
  ['another end', ending, { ...ending, endsAt: new Date('2027-01-22T06:00:00Z') }, ['premium-ending']],
  ['the end taken back', ending, premium, ['premium-continues']],
  ['the end that has come', ending, noEntitlement, ['premium-ended']],
  ['a refused payment', premium, pastDue, ['past-due']],
  [
    'a payment that the bank wants confirmed',
    premium,
    { ...premium, paymentProblem: 'action-required' },
    ['action-required'],
  ],
  [
    'a refused payment that the bank now wants confirmed',
    pastDue,
    { ...pastDue, paymentProblem: 'action-required' },
    ['action-required'],
  ],
  ['the end of the days of grace', pastDue, lapsed, ['premium-ended']],
  ['nothing more when the same payment is given up', lapsed, unpaid, []],
  [
    'nothing more when the bank still wants it confirmed',
    { ...pastDue, paymentProblem: 'action-required' },
    { ...lapsed, paymentProblem: 'action-required' },
    ['premium-ended'],
  ],
  [
    'nothing more when a payment that the bank wanted confirmed is refused',
    { ...pastDue, paymentProblem: 'action-required' },
    pastDue,
    [],
  ],
  [
    'Premium again before an end that was set without it',
    { ...noEntitlement, endsAt: ending.endsAt },
    premium,
    ['premium-started'],
  ],
  ['the days of grace that ended unread', premium, lapsed, ['premium-ended', 'past-due']],
  [
    'a payment that the bank wants confirmed after the days of grace',
    lapsed,
    { ...lapsed, paymentProblem: 'action-required' },
    ['action-required'],
  ],
  ['a payment that never arrived', premium, unpaid, ['premium-ended', 'unpaid']],
  ['nothing when the open payment is paid in time', pastDue, premium, []],
])('%s', (_, before, after, changes) => {
  expect(compareEntitlements(before, after)).toEqual(changes);
});
