import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hasEtag } from '../../../http/has-etag.ts';
import { findMedia, type MediaFile, type MediaKind } from './open-media.ts';

interface FileType {
  contentType: string;
  extension: string;
  /** Text, which a phone on a slow connection gets in a quarter of the time. */
  isText?: boolean;
}

/** The content type follows from the kind of file, never from what a client uploaded. */
const fileTypes: Record<MediaKind, FileType> = {
  video: { contentType: 'video/mp4', extension: 'mp4' },
  poster: { contentType: 'image/jpeg', extension: 'jpg' },
  landmarks: { contentType: 'application/json', extension: 'json', isText: true },
  'key-frame': { contentType: 'image/jpeg', extension: 'jpg' },
};

interface SentMedia {
  owner: { userId: UserId; analysisId: AnalysisId };
  file: MediaFile;
  /** Each attempt has its own objects, so a file never changes; but the right to see it may end. */
  cacheControl: string;
}

/** Sends a file of an analysis, or the part that the request asks for. The caller's right to it has been checked. */
export async function sendMedia(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, file, cacheControl }: SentMedia,
): Promise<FastifyReply> {
  const found = await findMedia(deps, { ...owner, ...file, rangeHeader: request.headers.range });
  reply.header('accept-ranges', 'bytes');
  if ('unsatisfiable' in found) {
    return reply.status(416).header('content-range', `bytes */${found.sizeBytes}`).send();
  }
  const { contentType, extension, isText } = fileTypes[file.kind];
  const name = file.kind === 'key-frame' ? `swing-${file.view}-${file.event}` : `swing-${file.view}`;
  const etag = `"${found.etag.replaceAll('"', '')}"`;
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (hasEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const { start, end } = found.range;
  if (found.isPartial) reply.status(206).header('content-range', `bytes ${start}-${end}/${found.sizeBytes}`);
  reply
    .header('content-type', contentType)
    .header('content-disposition', `inline; filename="${name}.${extension}"`)
    .header('x-content-type-options', 'nosniff');
  if (isText) reply.header('vary', 'accept-encoding');
  const opened = await found.open();
  if (!isText || found.isPartial || !acceptsGzip(request)) {
    return reply.header('content-length', end - start + 1).send(opened);
  }
  // The bytes differ from the stored ones, so the tag names their meaning only.
  reply.header('content-encoding', 'gzip').header('etag', `W/${etag}`);
  // An error of the store cuts the answer off, as it does without compression.
  return reply.send(pipeline(opened, createGzip(), () => undefined));
}

const acceptsGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '');
