import { createHash } from 'node:crypto';
import { type ApiCall, type ApiRoute, checkParams } from '../protocol/api-call.ts';
import { decodeForm } from '../protocol/decode-form.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { atOrigin } from './at-origin.ts';
import { expandAnswer } from './expand-answer.ts';
import { checkoutRoutes } from './routes/checkout-routes.ts';
import { customerRoutes } from './routes/customer-routes.ts';
import { readingRoutes } from './routes/reading-routes.ts';
import { subscriptionRoutes } from './routes/subscription-routes.ts';

/** The API of the sandbox: the calls that our code makes, and no others. */
export const apiRoutes: readonly ApiRoute[] = [
  ...customerRoutes,
  ...subscriptionRoutes,
  ...checkoutRoutes,
  ...readingRoutes,
];

/** The supported calls, named as in the call log. */
export const supportedCalls = apiRoutes.map(({ method, path }) => `${method} ${path}`);

const idempotencySeconds = 24 * 3600;

export interface FoundRoute {
  route: ApiRoute;
  id: string;
}

export function findRoute(method: string, path: string): FoundRoute | undefined {
  for (const route of apiRoutes) {
    if (route.method !== method) continue;
    const pattern = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`);
    const match = pattern.exec(path);
    if (match) return { route, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}

export interface ApiAnswer {
  status: number;
  body: string;
  /** True if this is the stored answer to an earlier call with the same Idempotency-Key. */
  isReplay: boolean;
}

/** Answers inside the open transaction. A repeated Idempotency-Key gets the stored answer. Throws StripeError. */
export function answerApiCall(
  { route, id }: FoundRoute,
  { state, publicOrigin }: Pick<ApiCall, 'state' | 'publicOrigin'>,
  encoded: string,
  idempotencyKey: string | undefined,
): ApiAnswer {
  const fingerprint = createHash('sha256').update(`${route.method} ${route.path} ${id} ${encoded}`).digest('hex');
  const key = route.method === 'POST' ? idempotencyKey : undefined;
  const known = key === undefined ? undefined : state.find('sandbox.idempotent_answer', key);
  if (known && known.storedAtSeconds + idempotencySeconds > state.nowSeconds) {
    if (known.fingerprint !== fingerprint) throw reusedKey(known.id);
    const body = JSON.stringify(atOrigin(publicOrigin, JSON.parse(known.body) as object), null, 2);
    return { status: known.status, body, isReplay: true };
  }
  const form = decodeForm(encoded);
  checkParams(route, form);
  const expand = Array.isArray(form.expand) ? form.expand.map(String) : [];
  const answer = expandAnswer(state, route.answer({ state, form, id, publicOrigin }), expand);
  const body = JSON.stringify(atOrigin(publicOrigin, answer), null, 2);
  if (key !== undefined) storeAnswer(state, key, fingerprint, 200, body);
  return { status: 200, body, isReplay: false };
}

function storeAnswer(state: SandboxState, id: string, fingerprint: string, status: number, body: string): void {
  state.put({ id, object: 'sandbox.idempotent_answer', fingerprint, status, body, storedAtSeconds: state.nowSeconds });
}

const reusedKey = (key: string) =>
  new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
