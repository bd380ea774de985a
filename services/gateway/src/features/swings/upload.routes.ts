import type { Multipart } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import { apiRoutes, maxVideoBytes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { enforceRate, rateRules } from '../../plugins/rate-limit.ts';
import { signedInUser } from '../../plugins/session.ts';
import type { UploadPart } from './receive-upload.ts';
import { videoRefusals } from './refuse-video.ts';
import { RunningUploads } from './running-uploads.ts';
import { uploadSwing } from './upload-swing.ts';

const limits = { fileSize: maxVideoBytes, files: 2, fields: 30, fieldSize: 1_024, fieldNameSize: 100, parts: 32 };
/** Two videos and the fields; a request that announces more is not read at all. */
const maxRequestBytes = 2 * maxVideoBytes + 256 * 1_024;

/** In a scope of its own: nowhere else is a multipart body read. */
export async function uploadRoutes(app: ServiceApp, deps: Deps): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  const uploads = new RunningUploads();
  // Those that closing cuts off are still to be cleaned away, for which the stores must be open.
  app.addHook('preClose', () => uploads.ended());

  app.route({
    ...contractRoute(apiRoutes.uploadSwing),
    bodyLimit: maxRequestBytes,
    onRequest: async (request) => {
      await enforceRate(deps.rates, rateRules.upload, signedInUser(request));
      if (Number(request.headers['content-length']) > maxRequestBytes) throw videoRefusals.tooLarge();
    },
    handler: async (request) => {
      if (!request.isMultipart()) throw new AppError('bad-request');
      const idempotencyKey = request.headers['idempotency-key'];
      const userId = signedInUser(request);
      try {
        const id = await uploads.run(userId, () =>
          uploadSwing(deps, { userId, idempotencyKey, parts: readParts(request) }),
        );
        request.log.info({ analysisId: id }, 'swing uploaded');
        return { id };
      } catch (error) {
        // What is still on its way is read and dropped: a browser shows an answer only after it has sent everything.
        request.raw.unpipe();
        request.raw.resume();
        throw error;
      }
    },
  });
}

async function* readParts(request: FastifyRequest): AsyncGenerator<UploadPart> {
  for await (const part of wellFormed(request.parts())) yield toUploadPart(part);
}

/** A body that is no form is the client's fault, however the parser puts it. */
async function* wellFormed<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const item = await items.next().catch((cause: unknown) => {
        throw new AppError('bad-request', { cause });
      });
      if (item.done) return;
      yield item.value;
    }
  } finally {
    await items.return?.();
  }
}

function toUploadPart(part: Multipart): UploadPart {
  if (part.type === 'field') return { kind: 'field', name: part.fieldname, value: String(part.value) };
  const { file } = part;
  return {
    kind: 'file',
    name: part.fieldname,
    hasFileName: Boolean(part.filename),
    video: { bytes: wellFormed(file), isTruncated: () => file.truncated },
  };
}
