import { z } from 'zod/mini';

/** The two clubs that the upload form offers. */
export const uploadClubSchema = z.enum(['driver', '7-iron']);
export type UploadClub = z.infer<typeof uploadClubSchema>;

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

export const tourSchema = z.enum(['pga', 'lpga']);
export type Tour = z.infer<typeof tourSchema>;

/** The form's gender chooses the tour to compare with: male → PGA, female → LPGA. */
export const genderSchema = z.enum(['male', 'female']);
export type Gender = z.infer<typeof genderSchema>;

export const handednessSchema = z.enum(['right', 'left']);
export type Handedness = z.infer<typeof handednessSchema>;
