import { z } from 'zod/mini';

/** A single line of user input, trimmed. Control characters are rejected: Postgres does not store a zero byte. */
export const plainText = (maxLength: number): z.ZodMiniString<string> =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}]*$/u, 'Control characters are not allowed.'));

/** User input of one or more lines, trimmed. */
export const plainParagraphs = (maxLength: number): z.ZodMiniString<string> =>
  z
    .string()
    .check(z.trim(), z.maxLength(maxLength), z.regex(/^(?:\n|[^\p{Cc}])*$/u, 'Control characters are not allowed.'));
