import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** A new id of a request: short, since a golfer may have to read it to someone. */
export const newRequestId = (): string => randomBytes(6).toString('hex');

/** What `newRequestId` makes. Ids of other forms are not accepted from anyone. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{12}$/.test(text);

/** Runs `work` on behalf of a request: events that it publishes and calls that it makes carry the id. */
export function withRequestId<T>(id: string | null | undefined, work: () => T): T {
  return id ? current.run(id, work) : current.exit(work);
}

/** The request on whose behalf the calling code runs; undefined for work that no request caused. */
export const currentRequestId = (): string | undefined => current.getStore();
