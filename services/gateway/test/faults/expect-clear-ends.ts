import type { ApiRouteName } from '@trueswing/contracts';
import type { TcpFaultProxy } from '@trueswing/testkit';
import { expect } from 'vitest';
import { deadlineMs, usualStatus } from './every-call.ts';
import { type Partners, payments } from './open-partners.ts';

interface PartnerFault {
  readonly partner: 'stripe' | 'mail';
  readonly breakIt: (proxy: TcpFaultProxy) => void;
  readonly names: readonly ApiRouteName[];
  /** Whether payments have no answer meanwhile. No call waits for a mail server. */
  readonly refusesPayments: boolean;
  /** Longest wait where it is not that of most calls. */
  readonly longestMs?: number;
}

/** Makes calls while a partner has a fault: each ends in time with a clear code, and works afterwards. @returns the longest wait */
export async function expectClearEnds(
  { calls, inbox, ...proxies }: Partners,
  { partner, breakIt, names, refusesPayments, longestMs }: PartnerFault,
): Promise<number> {
  const callers = await calls.newCallers(names);
  breakIt(proxies[partner]);
  const ends = await calls.makeCalls(names, callers);
  proxies[partner].restore();
  expect(ends.map(({ name, status, code, isClear }) => [name, status, code, isClear])).toEqual(
    ends.map(({ name, request, code }) =>
      refusesPayments && payments.includes(name)
        ? [name, 503, 'payment-provider-unavailable', true]
        : [name, usualStatus(name, request), code, true],
    ),
  );
  expect(ends.filter(({ name, tookMs }) => tookMs > (longestMs ?? deadlineMs(name)))).toEqual([]);

  const received = inbox.mails.length;
  const after = await calls.makeCalls(names, await calls.newCallers(names));
  expect(after.map(({ name, status }) => [name, status])).toEqual(
    after.map(({ name, request }) => [name, usualStatus(name, request)]),
  );
  if (names.includes('forgotPassword')) await expect.poll(() => inbox.mails.length).toBeGreaterThan(received);
  return Math.max(...ends.map(({ tookMs }) => tookMs));
}
