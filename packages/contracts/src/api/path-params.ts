import { z } from 'zod';

// Whatever is no id names nothing: 404, not a complaint about its form.
export const idParams = z.object({ id: z.string() });
/** The caller's own id, `me` or the alias `1`. */
export const userParams = z.object({ userId: z.string() });
/** A file: its bytes are streamed past every schema. */
export const fileBody = z.unknown();
export const noContent = z.null();
/** No body: the Location header says where to. */
export const redirection = z.unknown();
