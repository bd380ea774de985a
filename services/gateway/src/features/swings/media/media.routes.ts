import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ownSwing } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { findMedia, type MediaFile, type MediaKind } from './open-media.ts';

/** The content type follows from the kind of file, never from what a client uploaded. */
const fileTypes: Record<MediaKind, { contentType: string; extension: string }> = {
  video: { contentType: 'video/mp4', extension: 'mp4' },
  poster: { contentType: 'image/jpeg', extension: 'jpg' },
  landmarks: { contentType: 'application/json', extension: 'json' },
  'key-frame': { contentType: 'image/jpeg', extension: 'jpg' },
};
const contracts = {
  video: apiRoutes.readVideo,
  poster: apiRoutes.readPoster,
  landmarks: apiRoutes.readLandmarks,
} as const;

/** Files of an analysis, for its owner only. Every range gets a 206, even `bytes=0-`: Safari plays nothing otherwise. */
export function mediaRoutes(app: ServiceApp, deps: Deps): void {
  for (const kind of ['video', 'poster', 'landmarks'] as const) {
    app.route({
      ...contractRoute(contracts[kind]),
      handler: (request, reply) => {
        const { id, view } = request.params;
        return sendMedia(deps, request, reply, id, { kind, view });
      },
    });
  }

  app.route({
    ...contractRoute(apiRoutes.readKeyFrame),
    handler: (request, reply) => {
      const { id, view, event } = request.params;
      return sendMedia(deps, request, reply, id, { kind: 'key-frame', view, event });
    },
  });
}

async function sendMedia(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  swingId: string,
  file: MediaFile,
): Promise<FastifyReply> {
  const swing = ownSwing(request, swingId);
  const found = await findMedia(deps, { ...swing, ...file, rangeHeader: request.headers.range });
  reply.header('accept-ranges', 'bytes');
  if ('unsatisfiable' in found) {
    return reply.status(416).header('content-range', `bytes */${found.sizeBytes}`).send();
  }
  const { contentType, extension } = fileTypes[file.kind];
  const name = file.kind === 'key-frame' ? `swing-${file.view}-${file.event}` : `swing-${file.view}`;
  const etag = `"${found.etag.replaceAll('"', '')}"`;
  // Each attempt has its own objects, so a file never changes. A deleted one leaves the golfer's own cache within an hour.
  reply.header('cache-control', 'private, max-age=3600').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const { start, end } = found.range;
  if (found.isPartial) reply.status(206).header('content-range', `bytes ${start}-${end}/${found.sizeBytes}`);
  return reply
    .header('content-type', contentType)
    .header('content-length', end - start + 1)
    .header('content-disposition', `inline; filename="${name}.${extension}"`)
    .header('x-content-type-options', 'nosniff')
    .send(await found.open());
}
