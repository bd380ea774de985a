import { AppError } from '@trueswing/service-kit';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import type { RateCounter } from '../rate-counter.ts';
import { clientNetwork } from './client-network.ts';

interface RateRule {
  name: string;
  limit: number;
  windowS: number;
  /** What happens while Redis is away and nothing can be counted. */
  uncounted: 'refuse' | 'allow';
}

export const rateRules = {
  signInByAddress: { name: 'sign-in-address', limit: 30, windowS: 60, uncounted: 'refuse' },
  signInByAccount: { name: 'sign-in-account', limit: 10, windowS: 60, uncounted: 'refuse' },
  /** Mails are a golfer's inbox and our good name. */
  resetMailByAddress: { name: 'reset-mail-address', limit: 20, windowS: 3_600, uncounted: 'refuse' },
  resetMailByAccount: { name: 'reset-mail-account', limit: 5, windowS: 3_600, uncounted: 'refuse' },
  adminSignInByAddress: { name: 'admin-address', limit: 10, windowS: 60, uncounted: 'refuse' },
  adminSignIn: { name: 'admin', limit: 60, windowS: 60, uncounted: 'refuse' },
  exportByGolfer: { name: 'export', limit: 5, windowS: 3_600, uncounted: 'allow' },
  upload: { name: 'upload', limit: 30, windowS: 60, uncounted: 'allow' },
  anyCall: { name: 'any', limit: 900, windowS: 60, uncounted: 'allow' },
} as const satisfies Record<string, RateRule>;

/** @throws AppError `too-many-requests`, or `not-ready` when a rule that must be counted cannot be */
export async function enforceRate(rates: RateCounter, rule: RateRule, who: string): Promise<void> {
  let count: number;
  try {
    count = await rates.count(`${rule.name}:${clientNetwork(who)}`, rule.windowS);
  } catch (cause) {
    if (rule.uncounted === 'allow') return;
    throw new AppError('not-ready', {
      message: 'Signing in is not possible right now. Please try again in a moment.',
      cause,
    });
  }
  if (count > rule.limit) throw new AppError('too-many-requests');
}

/** A loose limit on every call, by golfer or else by address. */
export const rateLimitPlugin = fp(async (app, { rates }: Deps) => {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/api/')) return;
    await enforceRate(rates, rateRules.anyCall, request.userId ?? request.ip);
  });
});
