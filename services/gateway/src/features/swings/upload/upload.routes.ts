import type { Multipart } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import { apiRoutes, maxVideoBytes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import type { UploadPart } from './receive-upload.ts';
import { videoRefusals } from './refuse-video.ts';
import { RunningUploads } from './running-uploads.ts';
import { uploadFormSchema } from './upload-form.ts';
import { UploadPace } from './upload-pace.ts';
import { uploadSwing } from './upload-swing.ts';

/** Two videos and the fields; a request that announces more is rejected unread. */
const maxRequestBytes = 2 * maxVideoBytes + 256 * 1_024;
/** A file that exceeds the limit of a video is counted to its end, so that the message can name its size. */
const limits = { fileSize: maxRequestBytes, files: 2, fields: 30, fieldSize: 1_024, fieldNameSize: 100, parts: 32 };

/** Runs in a scope of its own, since no other route reads a multipart body. */
export async function uploadRoutes(app: ServiceApp, deps: Deps): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  const uploads = new RunningUploads();
  // Uploads that are cut off by closing remove what they stored, so the stores must stay open until they have ended.
  app.addHook('preClose', () => uploads.allSettled());

  const route = contractRoute(apiRoutes.uploadSwing);
  app.route({
    ...route,
    config: { ...route.config, form: uploadFormSchema },
    bodyLimit: maxRequestBytes,
    onRequest: async (request) => {
      await enforceRate(deps.rates, rateRules.upload, signedInUser(request));
      if (Number(request.headers['content-length']) > maxRequestBytes) throw videoRefusals.formTooLarge();
    },
    handler: async (request) => {
      if (!request.isMultipart()) throw new AppError('bad-request');
      const idempotencyKey = request.headers['idempotency-key'];
      const userId = signedInUser(request);
      try {
        const id = await uploads.run({ userId, idempotencyKey }, () =>
          uploadSwing(deps, { userId, idempotencyKey, parts: readParts(request, deps.uploadGraceMs) }),
        );
        request.log.info({ analysisId: id }, 'swing uploaded');
        return { id };
      } catch (error) {
        // The rest of the body is read and dropped: a browser shows an answer only after it has sent everything.
        request.raw.unpipe();
        request.raw.resume();
        throw error;
      }
    },
  });
}

async function* readParts(request: FastifyRequest, graceMs: number): AsyncGenerator<UploadPart> {
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
