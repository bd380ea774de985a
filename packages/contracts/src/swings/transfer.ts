import { z } from 'zod/mini';
import { anyText } from '../plain-text.ts';

/** The version of the tus protocol that transfers follow. https://tus.io/protocols/resumable-upload */
export const tusVersion = '1.0.0';
/** Media type of the bytes of a part. */
export const transferPartType = 'application/offset+octet-stream';

/** Bytes that our client sends with one request: the smallest part that S3 stores as it is. */
export const transferPartBytes = 5 * 1024 * 1024;
/** Limit of one request, so that proxies with a limit of 10 MB let it pass. */
export const maxTransferPartBytes = 8 * 1024 * 1024;
/** Time after which a transfer that did not become a swing is deleted. */
export const transferLifetimeMs = 24 * 3_600_000;

/**
 * The details of an upload whose videos have been transferred. `fields` are the text fields of the multipart form, under the same
 * names and as text.
 */
export const transferredSwingSchema = z.object({
  faceOnTransfer: z.optional(anyText().check(z.maxLength(100))),
  downTheLineTransfer: z.optional(anyText().check(z.maxLength(100))),
  fields: z.record(anyText().check(z.maxLength(100)), anyText().check(z.maxLength(1_024))),
});
