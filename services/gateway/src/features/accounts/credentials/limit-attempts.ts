import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { enforceRate, type rateRules } from '../../../rate-limits/rate-rules.ts';

type AttemptRules = { byAddress: RateRuleOf; byAccount: RateRuleOf };
type RateRuleOf = (typeof rateRules)[keyof typeof rateRules];

/** Counts an attempt against the address it comes from and the account that it names, whether or not there is such an account. */
export async function limitAttempts(
  { rates }: Pick<Deps, 'rates'>,
  rules: AttemptRules,
  attempt: { address: string; email: string },
): Promise<void> {
  await enforceRate(rates, rules.byAddress, attempt.address);
  const account = createHash('sha256').update(attempt.email.toLowerCase()).digest('base64url');
  await enforceRate(rates, rules.byAccount, account);
}
