/** Attempts after the first one: a restarted server is back within their waits. */
export const mostRetries = 6;

const firstWaitMs = 1_000;
const longestStepMs = 8_000;
/** Share of a wait by which it is drawn shorter or longer: the clients of a server that restarts must not come back together. */
const jitter = 0.25;
/** If the server asks for more, the golfer decides when to go on. */
const longestAskedS = 20;

/**
 * Wait before an attempt is repeated, in milliseconds: it grows with each, and is at least as long as the server asks.
 * @param attempt repeats before this one
 * @param askedS `Retry-After` of the answer; null without one
 * @returns null when the request is not to be repeated automatically
 */
export function retryWaitMs(attempt: number, askedS: number | null, random: () => number = Math.random): number | null {
  if (attempt >= mostRetries || (askedS ?? 0) > longestAskedS) return null;
  const drawn = random();
  const stepMs = Math.min(firstWaitMs * 2 ** attempt, longestStepMs);
  const ownMs = stepMs * (1 - jitter + 2 * jitter * drawn);
  return Math.round(Math.max(ownMs, (askedS ?? 0) * 1_000 * (1 + jitter * drawn)));
}

/** Seconds that the header `Retry-After` asks for, as a number or as a time; null without one, and for one that is neither. */
export function readRetryAfterS(header: string | null | undefined, nowMs = Date.now()): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds : null;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1_000));
}
