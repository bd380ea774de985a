import { randomBytes } from 'node:crypto';

/** Carries the id of a request in answers, and in calls between services. */
export const requestIdHeader = 'x-request-id';

const idBytes = 6;
/** Random bytes of the next ids. They are drawn for many ids together, since a draw takes longer than the rest of an id. */
let drawn = Buffer.alloc(0);

/** A new id of a request: short, since a golfer may have to read it to someone. */
export function newRequestId(): string {
  if (drawn.length < idBytes) drawn = randomBytes(256 * idBytes);
  const id = drawn.toString('hex', 0, idBytes);
  drawn = drawn.subarray(idBytes);
  return id;
}

/** Whether `text` is an id as `newRequestId` makes it. Ids of other forms are not accepted from anyone. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{12}$/.test(text);
