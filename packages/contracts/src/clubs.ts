import { z } from 'zod/mini';

/** The two clubs that the upload form offers. */
export const uploadClubSchema = z.enum(['driver', '7-iron']);
export type UploadClub = z.infer<typeof uploadClubSchema>;

export const tourSchema = z.enum(['pga', 'lpga']);
export type Tour = z.infer<typeof tourSchema>;

/** The form's gender chooses the tour to compare with: male → PGA, female → LPGA. */
export const genderSchema = z.enum(['male', 'female']);
export type Gender = z.infer<typeof genderSchema>;

export const handednessSchema = z.enum(['right', 'left']);
export type Handedness = z.infer<typeof handednessSchema>;
