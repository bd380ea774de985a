import { type ShotFileOptions, shotFileOptionsSchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { shotFileErrors } from './shot-file-errors.ts';

export const maxShotFileBytes = 10 * 1_024 * 1_024;
export const shotFileLimits = {
  fileSize: maxShotFileBytes,
  files: 1,
  fields: 1,
  fieldSize: 64 * 1_024,
  fieldNameSize: 100,
  parts: 2,
};
/** For the documentation: the form that the routes read themselves. */
export const shotFileForm = z.object({ file: z.file(), options: z.string() });

/** A file as it arrived, with what the golfer says about it. */
export interface ReceivedShotFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly options: ShotFileOptions;
}

const maxFileName = 120;

/** Reads the form with a file. @throws AppError `bad-request`, `file-empty`, `request-too-large` */
export async function receiveShotFile(request: FastifyRequest): Promise<ReceivedShotFile> {
  if (!request.isMultipart()) throw new AppError('bad-request');
  let file: Omit<ReceivedShotFile, 'options'> | undefined;
  let options: unknown;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw shotFileErrors.tooLarge();
      file = { fileName: toFileName(part.filename), bytes };
    } else if (part.fieldname === 'options') options = readJson(part.value);
  }
  const read = shotFileOptionsSchema.safeParse(options);
  if (!file || !read.success) throw new AppError('bad-request');
  if (file.bytes.length === 0) throw shotFileErrors.empty();
  return { ...file, options: read.data };
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The name as the golfer sees it again in the list of imports. */
const toFileName = (name: string | undefined): string =>
  (name ?? '')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(-maxFileName) || 'File';
