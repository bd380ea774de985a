import { randomBytes } from 'node:crypto';

/** Carries the id of a request in answers, and in calls between services. */
export const requestIdHeader = 'x-request-id';

/** A new id of a request: short, since a golfer may have to read it to someone. */
export const newRequestId = (): string => randomBytes(6).toString('hex');

/** What `newRequestId` makes. Ids of other forms are not accepted from anyone. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{12}$/.test(text);
