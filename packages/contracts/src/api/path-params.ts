import { z } from 'zod/mini';

// No UUID check: an unknown id of any form is 404, not a validation error.
export const idParams = z.object({ id: z.string() });
/** The caller's own id, `me` or the alias `1`. */
export const userParams = z.object({ userId: z.string() });
/** A file: its bytes are streamed and not validated. */
export const fileBody = z.unknown();
export const noContent = z.null();
/** No body: the Location header has the target. */
export const redirection = z.unknown();
