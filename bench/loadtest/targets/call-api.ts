import { errorBodySchema } from '../../../packages/contracts/src/index.ts';

/** A call that was not answered as wanted; `code` is what the report counts. */
export class CallFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const callTimeoutMs = 30_000;
const uploadTimeoutMs = 300_000;

/** Calls the API as a browser of the client's own origin does. @throws CallFailed */
export async function callApi(url: URL, init: RequestInit & { headers: Record<string, string> }, signal: AbortSignal) {
  const timeout = AbortSignal.timeout(init.body instanceof FormData ? uploadTimeoutMs : callTimeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      headers: { origin: url.origin, ...init.headers },
      signal: AbortSignal.any([signal, timeout]),
    });
    const body: unknown = await response.json();
    if (response.ok) return { body, cookies: response.headers.getSetCookie() };
    const refusal = errorBodySchema.safeParse(body);
    throw new CallFailed(refusal.success ? refusal.data.code : `http-${response.status}`);
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    signal.throwIfAborted();
    if (timeout.aborted) throw new CallFailed('timeout');
    throw new CallFailed(error instanceof SyntaxError ? 'unreadable-answer' : 'no-connection');
  }
}
