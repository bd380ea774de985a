import { z } from 'zod';

/** A single line of user input, trimmed. Control characters are refused: Postgres does not store a zero byte. */
export const plainText = (maxLength: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\p{Cc}]*$/u, 'Control characters are not allowed.');
