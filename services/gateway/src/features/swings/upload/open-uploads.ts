import multipart from '@fastify/multipart';
import { maxVideoBytes, transferPartType } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { videoRejections } from '../inspect-video/video-errors.ts';
import { readArriving } from './read-arriving.ts';
import { readParts } from './read-parts.ts';
import type { UploadPart } from './receive-upload.ts';
import { RunningUploads, type UploadOwner } from './running-uploads.ts';
import { UploadPace } from './upload-pace.ts';

/** Two videos and the fields; a request that announces more is rejected unread. */
export const maxRequestBytes = 2 * maxVideoBytes + 256 * 1_024;
/** A file that exceeds the limit of a video is counted to its end, so that the message can name its size. */
const limits = { fileSize: maxRequestBytes, files: 2, fields: 30, fieldSize: 1_024, fieldNameSize: 100, parts: 32 };

/** Receives forms with videos, and parts of videos. */
export interface Uploads {
  /** @throws AppError `file-too-large`, before anything is read */
  checkLength(request: FastifyRequest): void;
  /** Bytes that the request announces; as many as it may have if it does not say. */
  lengthOf(request: FastifyRequest): number;
  /** @throws AppError `bad-request`, `too-many-requests`, `not-ready`; what `upload` throws */
  receive<T>(
    request: FastifyRequest,
    owner: UploadOwner,
    upload: (parts: AsyncIterable<UploadPart>) => Promise<T>,
  ): Promise<T>;
  /** Receives bytes of a video that are the whole body. @throws AppError `too-many-requests`, `not-ready`; what `store` throws */
  receiveBytes<T>(
    request: FastifyRequest,
    owner: UploadOwner,
    store: (bytes: AsyncIterable<Buffer>) => Promise<T>,
  ): Promise<T>;
}

/** For a scope of its own, since no other route reads such bodies. */
export async function openUploads(app: ServiceApp, { uploadGraceMs }: Pick<Deps, 'uploadGraceMs'>): Promise<Uploads> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  // The handler reads the bytes itself.
  app.addContentTypeParser(transferPartType, (_request, _body, done) => done(null));
  const uploads = new RunningUploads();
  // Uploads that are cut off by closing remove what they stored, so the stores must stay open until they have ended.
  app.addHook('preClose', () => uploads.allSettled());
  async function run<T>(request: FastifyRequest, owner: UploadOwner, receive: () => Promise<T>): Promise<T> {
    try {
      return await uploads.run(owner, receive);
    } catch (error) {
      // The rest of the body is read and dropped: a browser shows an answer only after it has sent everything.
      request.raw.unpipe();
      request.raw.resume();
      throw error;
    }
  }
  return {
    lengthOf: (request) => Number(request.headers['content-length'] ?? maxRequestBytes),
    checkLength(request) {
      if (Number(request.headers['content-length']) > maxRequestBytes) throw videoRejections.formTooLarge();
    },
    async receive(request, owner, upload) {
      if (!request.isMultipart()) throw new AppError('bad-request');
      return await run(request, owner, () => upload(readParts(request, uploadGraceMs)));
    },
    receiveBytes: (request, owner, store) =>
      run(request, owner, () => {
        // A body that is rejected half-way must not end the connection, on which the answer is sent.
        const body = { [Symbol.asyncIterator]: () => request.raw.iterator({ destroyOnReturn: false }) };
        return store(readArriving(body, new UploadPace(uploadGraceMs)));
      }),
  };
}
