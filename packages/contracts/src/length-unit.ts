import { z } from 'zod/mini';

/** The unit in which a golfer reads lengths of the body and its movements. */
export const lengthUnitSchema = z.enum(['in', 'cm']);
export type LengthUnit = z.infer<typeof lengthUnitSchema>;
