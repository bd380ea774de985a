import { isLongProof, recordProof, type TcpFaultProxy } from '@trueswing/testkit';
import { expect, it } from 'vitest';
import { expectClearEnds } from './expect-clear-ends.ts';
import { mails, openPartners, payments } from './open-partners.ts';

const partners = openPartners('partners that are slow');

interface Row {
  readonly of: 'the payment provider' | 'the mail server';
  readonly how: string;
  readonly breakIt: (proxy: TcpFaultProxy) => void;
  readonly refusesPayments: boolean;
  /** Only in the long form: each call waits for its limit. */
  readonly isLong?: true;
}
const cut = (proxy: TcpFaultProxy) => proxy.cut();
const late = (proxy: TcpFaultProxy) => proxy.slow(150);
const silent = (proxy: TcpFaultProxy) => proxy.halfOpen();
/** A byte a second: never silent, and no answer is complete in time. */
const trickling = (proxy: TcpFaultProxy) => proxy.trickle(1_000);

/** A call of Stripe is repeated once, and the gateway gives a route of payments 29 s. */
const paymentMs = 29_500;

const rows: readonly Row[] = [
  { of: 'the payment provider', how: 'cut off', breakIt: cut, refusesPayments: true },
  { of: 'the payment provider', how: 'late', breakIt: late, refusesPayments: false },
  { of: 'the payment provider', how: 'silent', breakIt: silent, refusesPayments: true, isLong: true },
  { of: 'the payment provider', how: 'trickling', breakIt: trickling, refusesPayments: true, isLong: true },
  { of: 'the mail server', how: 'cut off', breakIt: cut, refusesPayments: false },
  { of: 'the mail server', how: 'late', breakIt: late, refusesPayments: false },
  { of: 'the mail server', how: 'trickling', breakIt: trickling, refusesPayments: false },
];
// The identity provider has these faults in oidc-sign-in.stack.test.ts, the language model in write-coach-text.test.ts.
it.each(rows.filter(({ isLong = false }) => isLongProof() || !isLong))(
  'while $of is $how, each call ends in time with a clear code, and works afterwards',
  async ({ of, how, breakIt, refusesPayments, isLong }) => {
    const fault =
      of === 'the mail server'
        ? ({ partner: 'mail', names: mails } as const)
        : ({ partner: 'stripe', names: payments } as const);
    const longestMs = await expectClearEnds(partners, {
      ...fault,
      breakIt,
      refusesPayments,
      ...(isLong && { longestMs: paymentMs }),
    });
    expect(longestMs).toBeGreaterThan(0);
    recordProof('faults', { [`longest wait ms, ${of} ${how}`]: longestMs });
  },
  120_000,
);
