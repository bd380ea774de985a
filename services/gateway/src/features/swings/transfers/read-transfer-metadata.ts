import { type VideoView, videoViewSchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { z } from 'zod/mini';

/** Visible ASCII: the key becomes text in the database, which stores no zero byte. */
const uploadKey = /^[\x21-\x7e]{8,100}$/;

const metadataSchema = z.object({
  upload: z.string().check(z.regex(uploadKey)),
  view: videoViewSchema,
  filename: z._default(z.string(), ''),
  filetype: z._default(z.string(), ''),
});

export interface TransferMetadata {
  upload: string;
  view: VideoView;
  filename: string;
  filetype: string;
}

/** Reads the header Upload-Metadata: names, each with a text in Base64, separated by commas. @throws AppError `bad-request` */
export function readTransferMetadata(header: string): TransferMetadata {
  const entries = header.split(',').map((pair): [string, string] => {
    const [name = '', text = ''] = pair.trim().split(' ');
    return [name, Buffer.from(text, 'base64').toString()];
  });
  const { data } = metadataSchema.safeParse(Object.fromEntries(entries));
  if (!data) throw new AppError('bad-request');
  return data;
}
