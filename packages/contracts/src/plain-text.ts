import { z } from 'zod';

/** A line that somebody typed, trimmed: no control characters, which no keyboard types and no database column takes. */
export const plainText = (maxLength: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[^\p{Cc}]*$/u, 'Control characters are not allowed.');
