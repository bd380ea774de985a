import { z } from 'zod/mini';

/**
 * Any text that a caller sends, without a zero byte: PostgreSQL does not store one, and would refuse to compare with one. Texts of
 * callers have this or a stricter form.
 */
export const anyText = (): z.ZodMiniString<string> =>
  z.string().check(z.regex(/^[^\0]*$/, 'Zero bytes are not allowed.'));

/** A single line of user input, trimmed. Control characters are rejected. */
export const plainText = (maxLength: number): z.ZodMiniString<string> =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}]*$/u, 'Control characters are not allowed.'));

/** User input of one or more lines, trimmed. */
export const plainParagraphs = (maxLength: number): z.ZodMiniString<string> =>
  z
    .string()
    .check(z.trim(), z.maxLength(maxLength), z.regex(/^(?:\n|[^\p{Cc}])*$/u, 'Control characters are not allowed.'));
