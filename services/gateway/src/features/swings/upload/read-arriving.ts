import { AppError } from '@trueswing/service-kit';
import type { UploadPace } from './upload-pace.ts';

/** Bytes that a client sends, at the pace that is required. @throws AppError `bad-request`, `upload-too-slow` */
export async function* readArriving(source: AsyncIterable<Buffer>, pace: UploadPace): AsyncGenerator<Buffer> {
  for await (const chunk of arriving(source, pace)) {
    pace.count(chunk.length);
    yield chunk;
  }
}

/**
 * Reads what a client sends. Any error of the source means that the body is not a valid one.
 * @throws AppError `bad-request`, `upload-too-slow`
 */
export async function* arriving<T>(source: AsyncIterable<T>, pace: UploadPace): AsyncGenerator<T> {
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
