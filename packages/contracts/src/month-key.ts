import { z } from 'zod/mini';

/** First day of a US Central month: "2026-11-01". */
export const monthKeySchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-01$/));
