import {
  type ErrorBody,
  errorBodySchema,
  parseResponse,
  type RouteContract,
  type RouteInput,
  type RouteOutput,
  routeRequest,
} from '@trueswing/contracts';
import { ChangedFileError } from '../files/changed-file.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { noteReachable } from './reachability.ts';
import { readRetryAfterS } from './retry-wait.ts';

/** An error response: its status, and the server's code and sentence if it has them. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
  /** The whole response, for calls whose errors have more parts. */
  readonly text: string;
  /** Wait before another attempt, if the server set one. */
  readonly retryAfterS: number | null;

  constructor(status: number, text: string, statusText: string, retryAfterS: number | null = null) {
    // The specified format: status code, colon, space, then the text of the response or the status text.
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterS = retryAfterS;
    this.text = text;
    this.body = readErrorBody(text);
  }
}

/** The server has no such thing, or no longer. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The server says no, and another call gets the same answer: a client error, except for one that came too slowly and for too many calls. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  ![408, 429].includes(error.status) &&
  error.body?.code !== 'upload-too-slow';

/** The analysis that the call is about is not there, or was deleted. A 404 of anything else does not say that. */
export const isAnalysisNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'analysis-not-found';

/** The server could not be reached at all. */
export class OfflineError extends Error {}

const defaultTimeoutMs = 20_000;

/** Calls a route of the contracts and returns its validated answer. Method, URL and schema come from the contract. */
export async function call<C extends RouteContract>(route: C, ...[input]: CallArguments<C>): Promise<RouteOutput<C>> {
  const { timeoutMs, repair, moreHeaders, ...parts } = (input ?? {}) as CallInput<C>;
  const { method, url, headers, body } = routeRequest(route, parts as RouteInput<C>);
  const answer = await send(
    url,
    {
      method,
      headers: { ...headers, ...moreHeaders, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    timeoutMs,
  );
  const arrived: unknown = answer.status === 204 ? null : await answer.json();
  return parseResponse(route, answer.status, repair ? repair(arrived) : arrived);
}

type CallInput<C extends RouteContract> = RouteInput<C> & {
  readonly timeoutMs?: number;
  /** Beside those of the contract. */
  readonly moreHeaders?: Readonly<Record<string, string>>;
  /** Fixes an answer with malformed parts, before the contract's schema validates it. */
  readonly repair?: (arrived: unknown) => unknown;
};
type CallArguments<C extends RouteContract> =
  object extends RouteInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

/** Downloads a file whose URL was in an answer of the server. */
export const fetchFile = async (url: string): Promise<Blob> => (await send(url)).blob();

/** Downloads JSON: a file whose URL was in an answer of the server, or the answer to a form. The caller validates it. */
export const fetchJson = async (...request: Parameters<typeof send>): Promise<unknown> =>
  (await send(...request)).json();

/** Checks whether the server answers. `reachability.ts` records the result. */
export const checkReachable = (): Promise<unknown> => send('/healthz').catch(() => undefined);

/** @throws ApiError when the server refuses, OfflineError when it does not answer */
async function send(url: string, init: RequestInit = {}, timeoutMs = defaultTimeoutMs): Promise<Response> {
  const request = () => fetch(url, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
  const early = (init.method ?? 'GET') === 'GET' ? takeEarlyAnswer(url) : undefined;
  // One that failed or was refused is asked for again: the golfer may have signed in since.
  const usable = early?.then(
    (answer) => (answer.ok ? answer : request()),
    (error: unknown) => (isTimeout(error) ? Promise.reject(error) : request()),
  );
  const answer = await (usable ?? request()).catch((error: unknown) => {
    noteReachable(false);
    throw new OfflineError('We could not reach our server. Please check your connection and try again.', {
      cause: error,
    });
  });
  noteReachable(true);
  if (!answer.ok)
    throw new ApiError(
      answer.status,
      await answer.text(),
      answer.statusText,
      readRetryAfterS(answer.headers.get('retry-after')),
    );
  return answer;
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

export function readErrorBody(text: string): ErrorBody | null {
  try {
    return errorBodySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The sentence for the golfer: the server's, or the screen's fallback, which is more specific for internal errors. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.body?.code === 'internal-error') return fallback;
  if (error instanceof ApiError) return error.body?.message ?? fallback;
  if (error instanceof OfflineError || error instanceof ChangedFileError) return error.message;
  return fallback;
}

/** Id of the failed call, for the golfer to report. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.requestId : undefined;
}
