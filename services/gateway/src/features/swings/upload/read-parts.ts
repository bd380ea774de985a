import type { Multipart } from '@fastify/multipart';
import { AppError } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { UploadPart } from './receive-upload.ts';
import { UploadPace } from './upload-pace.ts';

/** The parts of a form as they arrive. @throws AppError `bad-request`, `upload-too-slow` */
export async function* readParts(request: FastifyRequest, graceMs: number): AsyncGenerator<UploadPart> {
  const pace = new UploadPace(graceMs);
  for await (const part of arriving(request.parts(), pace)) yield toUploadPart(part, pace);
}

/**
 * Reads what a client sends. Any error of the parser means that the body is not a valid form.
 * @throws AppError `bad-request`, `upload-too-slow`
 */
async function* arriving<T>(source: AsyncIterable<T>, pace: UploadPace): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  let isWaiting = false;
  try {
    for (;;) {
      isWaiting = true;
      const next = items.next().catch((cause: unknown) => {
        throw new AppError('bad-request', { cause });
      });
      const item = await pace.waitFor(next);
      isWaiting = false;
      if (item.done) return;
      yield item.value;
    }
  } finally {
    // An iterator that still waits for the client would end only at the client's next byte, so that is not awaited.
    const ended = items.return?.();
    if (!isWaiting) await ended;
    else void ended?.catch(() => undefined);
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, pace: UploadPace): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    pace.count(chunk.length);
    yield chunk;
  }
}

function toUploadPart(part: Multipart, pace: UploadPace): UploadPart {
  if (part.type === 'field') return { kind: 'field', name: part.fieldname, value: String(part.value) };
  const { file } = part;
  return {
    kind: 'file',
    name: part.fieldname,
    hasFileName: Boolean(part.filename),
    video: { bytes: counted(arriving(file, pace), pace), isTruncated: () => file.truncated },
  };
}
