import multipart from '@fastify/multipart';
import { maxVideoBytes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { videoRefusals } from '../inspect-video/refuse-video.ts';
import { readParts } from './read-parts.ts';
import type { UploadPart } from './receive-upload.ts';
import { RunningUploads, type UploadOwner } from './running-uploads.ts';

/** Two videos and the fields; a request that announces more is rejected unread. */
export const maxRequestBytes = 2 * maxVideoBytes + 256 * 1_024;
/** A file that exceeds the limit of a video is counted to its end, so that the message can name its size. */
const limits = { fileSize: maxRequestBytes, files: 2, fields: 30, fieldSize: 1_024, fieldNameSize: 100, parts: 32 };

/** Receives forms with videos. */
export interface Uploads {
  /** @throws AppError `file-too-large`, before anything is read */
  checkLength(request: FastifyRequest): void;
  /** @throws AppError `bad-request`, `too-many-requests`, `not-ready`; what `upload` throws */
  receive<T>(
    request: FastifyRequest,
    owner: UploadOwner,
    upload: (parts: AsyncIterable<UploadPart>) => Promise<T>,
  ): Promise<T>;
}

/** For a scope of its own, since no other route reads a multipart body. */
export async function openUploads(app: ServiceApp, { uploadGraceMs }: Pick<Deps, 'uploadGraceMs'>): Promise<Uploads> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  const uploads = new RunningUploads();
  // Uploads that are cut off by closing remove what they stored, so the stores must stay open until they have ended.
  app.addHook('preClose', () => uploads.allSettled());
  return {
    checkLength(request) {
      if (Number(request.headers['content-length']) > maxRequestBytes) throw videoRefusals.formTooLarge();
    },
    async receive(request, owner, upload) {
      if (!request.isMultipart()) throw new AppError('bad-request');
      try {
        return await uploads.run(owner, () => upload(readParts(request, uploadGraceMs)));
      } catch (error) {
        // The rest of the body is read and dropped: a browser shows an answer only after it has sent everything.
        request.raw.unpipe();
        request.raw.resume();
        throw error;
      }
    },
  };
}
