import { maxVideoBytes, uploadClubSchema, uploadFieldsSchema } from '@trueswing/contracts';
import { z } from 'zod/mini';

/** The whole multipart form, for the documentation only: the files are streamed and not validated by this schema. */
export const uploadFormSchema = z.extend(uploadFieldsSchema, {
  clubSelection: uploadClubSchema,
  faceOnVideo: z.file().check(z.maxSize(maxVideoBytes), z.describe('Filmed from in front of the golfer')),
  downTheLineVideo: z
    .optional(z.file().check(z.maxSize(maxVideoBytes)))
    .check(z.describe('Filmed from behind the hands; for Premium')),
});
