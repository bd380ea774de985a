import {
  type ErrorCode,
  errorBodySchema,
  parseResponse,
  type RouteContract,
  type RouteInput,
  type RouteOutput,
  type RouteRequest,
  routeRequest,
} from '@trueswing/contracts';
import { AppError, inSpan, requestHeaders, signInternalCall } from '@trueswing/service-kit';
import type { Deps } from '../deps.ts';

/** The golfer on whose behalf a service is called. */
interface Caller {
  userId: string;
  email?: string;
}

/** Another service of ours, and how its failures are reported. */
export interface InternalService {
  /** For traces. */
  name: string;
  url: string;
  /** A little longer than the service allows itself. */
  timeoutMs: number;
  /** No answer, or one that does not fit the contract. */
  unavailable: ErrorCode;
  /** The services share no secret, which the golfer cannot fix. */
  notSetUp: ErrorCode;
}

type ServiceDeps = Pick<Deps, 'env' | 'now'>;

/**
 * Forwards a golfer's call to the service that serves the same contract, and returns its checked answer.
 * @throws AppError the service's refusal, or its `unavailable` or `notSetUp`; `not-found` if a parameter of the path is empty
 */
export async function callService<C extends RouteContract>(
  deps: ServiceDeps,
  service: InternalService,
  route: C,
  { caller, input }: { caller: Caller; input: RouteInput<C> },
): Promise<RouteOutput<C>> {
  // A path without a value names nothing, as an unknown id does.
  const { params = {} } = input as { params?: Record<string, string> };
  if (Object.values(params).includes('')) throw new AppError('not-found');
  const request = routeRequest(route, input);
  const { method, url, headers, body } = request;
  const response = await sendToService(deps, service, {
    method,
    url,
    caller,
    headers,
    ...(method !== 'GET' && {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) throw asRefusal(service, response.status, answer);
  try {
    return parseResponse(route, response.status, answer);
  } catch (cause) {
    throw new AppError(service.unavailable, { cause });
  }
}

/** The error that a service answered, for the caller. */
export function asRefusal(service: InternalService, status: number, answer: unknown): AppError {
  const refusal = errorBodySchema.safeParse(answer);
  if (!refusal.success) {
    return new AppError(service.unavailable, { cause: new Error(`${service.url} answered ${status}`) });
  }
  if (refusal.data.code === 'forbidden') return new AppError(service.notSetUp, { cause: refusal.data });
  return new AppError(refusal.data.code, { message: refusal.data.message });
}

/** @throws AppError `notSetUp` of the service without a secret, `unavailable` without an answer */
export async function sendToService(
  { env, now }: ServiceDeps,
  service: InternalService,
  call: Pick<RouteRequest, 'method' | 'url'> & {
    caller?: Caller;
    headers?: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer>;
  },
): Promise<Response> {
  if (env.INTERNAL_SECRET === undefined) throw new AppError(service.notSetUp);
  const { method, url, caller, body } = call;
  const signature = signInternalCall(env.INTERNAL_SECRET, { method, path: url, ...caller }, now());
  const send = () =>
    fetch(new URL(url, service.url), {
      method,
      redirect: 'error',
      headers: { ...call.headers, ...signature, ...requestHeaders() },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(service.timeoutMs),
    });
  try {
    return await inSpan(`call ${service.name}`, send, { kind: 'client' });
  } catch (cause) {
    throw new AppError(service.unavailable, { cause });
  }
}
