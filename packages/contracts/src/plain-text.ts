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

/** Characters that are not seen, or that turn the direction of what follows: with them a name looks like another one, or like none. */
const unseen = String.raw`\p{Cc}\p{Bidi_Control}\u00AD\u115F\u1160\u200B\u2028\u2029\u2060-\u206F\u2800\u3164\uFEFF\uFFA0`;
const allUnseen = new RegExp(`[${unseen}]`, 'gu');

/** A name as it is shown to others: a single line, trimmed, without characters that are not seen. It may be empty. */
export const nameText = (maxLength: number): z.ZodMiniString<string> =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxLength),
      z.regex(new RegExp(`^[^${unseen}]*$`, 'u'), 'Invisible characters are not allowed.'),
      z.regex(/^$|[^\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u, 'A name needs a letter.'),
    );

/** The visible part of a name that comes from another system. */
export const toNameText = (name: string): string => {
  const seen = name.replaceAll(allUnseen, '').trim();
  return nameText(seen.length).safeParse(seen).success ? seen : '';
};
