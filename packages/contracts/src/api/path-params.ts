import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';

/** An id in a path, in lower case as rows have it. No UUID check: an unknown id of any form is 404, not a validation error. */
export const idText = (): z.ZodMiniString<string> => anyText().check(z.toLowerCase());

export const idParams = z.object({ id: idText() });
/** The caller's own id, `me` or the alias `1`. */
export const userParams = z.object({ userId: anyText() });
/** Names a request, so that it has one effect however often it is sent. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.optional(anyText().check(z.minLength(8), z.maxLength(100))),
});
/** A file: its bytes are streamed and not validated. */
export const fileBody = z.unknown();
export const noContent = z.null();
/** No body: the Location header has the target. */
export const redirection = z.unknown();
