import {
  errorBodySchema,
  parseResponse,
  type RouteContract,
  type RouteInput,
  type RouteOutput,
  type RouteRequest,
  routeRequest,
  type UserId,
} from '@trueswing/contracts';
import { AppError, signInternalCall } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findEmail } from '../accounts/find-email.ts';

/** A little longer than the billing service allows itself. */
export const billingTimeoutMs = 28_000;

/**
 * Forwards a golfer's call to the billing service, which serves the same contract, and returns its checked answer.
 * @throws AppError the billing service's refusal; `payment-provider-unavailable` without an answer that fits the contract
 */
export async function callBilling<C extends RouteContract>(
  deps: Pick<Deps, 'env' | 'db' | 'now'>,
  route: C,
  { userId, input }: { userId: UserId; input: RouteInput<C> },
): Promise<RouteOutput<C>> {
  const request = routeRequest(route, input);
  const response = await sendToBilling(deps, {
    ...request,
    caller: { userId, email: await findEmail(deps, userId) },
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(request.body ?? {}),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw asRefusal(response.status, answer);
  try {
    return parseResponse(route, response.status, answer);
  } catch (cause) {
    throw new AppError('payment-provider-unavailable', { cause });
  }
}

function asRefusal(status: number, answer: unknown): AppError {
  const refusal = errorBodySchema.safeParse(answer);
  if (!refusal.success) return new AppError('payment-provider-unavailable', { cause: new Error(`billing: ${status}`) });
  // The services' secrets differ, which the golfer cannot fix.
  if (refusal.data.code === 'forbidden') return new AppError('payments-unavailable', { cause: refusal.data });
  return new AppError(refusal.data.code, { message: refusal.data.message });
}

/** @throws AppError `payments-unavailable` without a secret, `payment-provider-unavailable` without an answer */
export async function sendToBilling(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  call: Pick<RouteRequest, 'method' | 'url'> & {
    caller?: { userId: string; email: string };
    headers: Record<string, string>;
    body: string | Uint8Array<ArrayBuffer>;
  },
): Promise<Response> {
  if (env.INTERNAL_SECRET === undefined) throw new AppError('payments-unavailable');
  const { method, url, caller, body } = call;
  const signature = signInternalCall(env.INTERNAL_SECRET, { method, path: url, ...caller }, now());
  try {
    return await fetch(new URL(url, env.BILLING_URL), {
      method,
      redirect: 'error',
      headers: { ...call.headers, ...signature },
      body,
      signal: AbortSignal.timeout(billingTimeoutMs),
    });
  } catch (cause) {
    throw new AppError('payment-provider-unavailable', { cause });
  }
}
