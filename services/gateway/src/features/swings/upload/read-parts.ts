import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { arriving, readArriving } from './read-arriving.ts';
import type { UploadPart } from './receive-upload.ts';
import { UploadPace } from './upload-pace.ts';

/** The parts of a form as they arrive. @throws AppError `bad-request`, `upload-too-slow` */
export async function* readParts(request: FastifyRequest, graceMs: number): AsyncGenerator<UploadPart> {
  const pace = new UploadPace(graceMs);
  for await (const part of arriving(request.parts(), pace)) yield toUploadPart(part, pace);
}

function toUploadPart(part: Multipart, pace: UploadPace): UploadPart {
  if (part.type === 'field') return { kind: 'field', name: part.fieldname, value: String(part.value) };
  const { file } = part;
  return {
    kind: 'file',
    name: part.fieldname,
    hasFileName: Boolean(part.filename),
    video: { bytes: readArriving(file, pace), isTruncated: () => file.truncated },
  };
}
