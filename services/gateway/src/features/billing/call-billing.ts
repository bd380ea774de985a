import { errorBodySchema, type UserId } from '@trueswing/contracts';
import { AppError, signInternalCall } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findEmail } from '../accounts/find-email.ts';

/** A little longer than the billing service's own time limit. */
export const billingTimeoutMs = 28_000;

/**
 * Forwards a golfer's call to the billing service, under the same path, and returns its answer.
 * @throws AppError the error of the billing service; `payment-provider-away` when it does not answer
 */
export async function callBilling(
  deps: Pick<Deps, 'env' | 'db' | 'now'>,
  call: { path: string; userId: UserId; body: unknown },
): Promise<unknown> {
  const who = { userId: call.userId, email: await findEmail(deps, call.userId) };
  const response = await sendToBilling(deps, {
    path: call.path,
    who,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call.body ?? {}),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const refusal = errorBodySchema.safeParse(answer);
  if (!refusal.success)
    throw new AppError('payment-provider-away', { cause: new Error(`billing: ${response.status}`) });
  // The services have different secrets: a fault of the deployment, not of the golfer.
  if (refusal.data.code === 'forbidden') throw new AppError('payments-unavailable', { cause: refusal.data });
  throw new AppError(refusal.data.code, { message: refusal.data.message });
}

/** @throws AppError `payments-unavailable` without a secret, `payment-provider-away` without an answer */
export async function sendToBilling(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  call: {
    path: string;
    who?: { userId: string; email: string };
    headers: Record<string, string>;
    body: string | Uint8Array<ArrayBuffer>;
  },
): Promise<Response> {
  if (env.INTERNAL_SECRET === undefined) throw new AppError('payments-unavailable');
  const { path, who, body } = call;
  const signature = signInternalCall(env.INTERNAL_SECRET, { method: 'POST', path, ...who }, now());
  try {
    return await fetch(new URL(path, env.BILLING_URL), {
      method: 'POST',
      redirect: 'error',
      headers: { ...call.headers, ...signature },
      body,
      signal: AbortSignal.timeout(billingTimeoutMs),
    });
  } catch (cause) {
    throw new AppError('payment-provider-away', { cause });
  }
}
