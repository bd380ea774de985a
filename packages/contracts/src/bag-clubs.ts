import { z } from 'zod/mini';

/** The fifteen clubs of the reference table. */
export const clubSchema = z.enum([
  'driver',
  '3-wood',
  '5-wood',
  'hybrid',
  '3-iron',
  '4-iron',
  '5-iron',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'pitching-wedge',
  'gap-wedge',
  'sand-wedge',
  'lob-wedge',
]);
export type Club = z.infer<typeof clubSchema>;
