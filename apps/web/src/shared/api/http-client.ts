import { type ErrorBody, errorBodySchema } from '@trueswing/contracts';
import type { z } from 'zod';
import { noteReachable } from './reachability.ts';

/** A refused request: status, and the server's code and sentence where it gave them. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
  /** How long to wait before another attempt, where the server said so. */
  readonly retryAfterS: number | null;

  constructor(status: number, text: string, statusText: string, retryAfterS: number | null = null) {
    // The specified form: status code, colon, space, then the answer's text or the status text.
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterS = retryAfterS;
    this.body = readErrorBody(text);
  }
}

/** The server could not be reached at all. */
export class OfflineError extends Error {}

const usualTimeoutMs = 20_000;

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  timeoutMs?: number;
}

/** The one HTTP client. With a schema the answer is checked against its contract. */
export async function request<S extends z.ZodType>(
  path: string,
  schema: S,
  options?: RequestOptions,
): Promise<z.infer<S>> {
  const answer = await send(path, options);
  return schema.parse(await answer.json());
}

/** For calls whose answer tells nothing. */
export async function send(
  path: string,
  { method = 'GET', body, timeoutMs = usualTimeoutMs }: RequestOptions = {},
): Promise<Response> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((error: unknown) => {
    noteReachable(false);
    throw new OfflineError('We could not reach the server. Please check your connection and try again.', {
      cause: error,
    });
  });
  noteReachable(true);
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, retryAfterSOf(answer));
  return answer;
}

function retryAfterSOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

export function readErrorBody(text: string): ErrorBody | null {
  try {
    return errorBodySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The sentence for the golfer: the server's own, or the fallback of the screen, which says more of a fault inside the server. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.body?.code === 'internal-error') return fallback;
  if (error instanceof ApiError) return error.body?.message ?? fallback;
  if (error instanceof OfflineError) return error.message;
  return fallback;
}

/** The refused call's id, for the golfer to report. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.requestId : undefined;
}
