import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { findMedia, type MediaKind } from './open-media.ts';
import { ownSwing } from './swings.routes.ts';

/** What is sent is told by us, not by what somebody uploaded. */
const fileTypes: Record<MediaKind, { contentType: string; extension: string }> = {
  video: { contentType: 'video/mp4', extension: 'mp4' },
  poster: { contentType: 'image/jpeg', extension: 'jpg' },
  landmarks: { contentType: 'application/json', extension: 'json' },
};
const contracts = {
  video: apiRoutes.readVideo,
  poster: apiRoutes.readPoster,
  landmarks: apiRoutes.readLandmarks,
} as const;

/** Files of an analysis, for its owner only. Ranges are answered with 206, `bytes=0-` included: Safari plays nothing else. */
export function mediaRoutes(app: ServiceApp, deps: Deps): void {
  for (const kind of ['video', 'poster', 'landmarks'] as const) {
    app.route({
      ...contractRoute(contracts[kind]),
      handler: async (request, reply) => {
        const { view } = request.params;
        const swing = ownSwing(request, request.params.id);
        const found = await findMedia(deps, { ...swing, kind, view, rangeHeader: request.headers.range });
        reply.header('accept-ranges', 'bytes');
        if ('unsatisfiable' in found) {
          return reply.status(416).header('content-range', `bytes */${found.sizeBytes}`).send();
        }
        const { contentType, extension } = fileTypes[kind];
        const etag = `"${found.etag.replaceAll('"', '')}"`;
        // Each attempt has its own objects, so a file never changes; a deleted one is gone from the golfer's own cache in an hour.
        reply.header('cache-control', 'private, max-age=3600').header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.status(304).send();
        const { start, end } = found.range;
        if (found.isPartial) reply.status(206).header('content-range', `bytes ${start}-${end}/${found.sizeBytes}`);
        return reply
          .header('content-type', contentType)
          .header('content-length', end - start + 1)
          .header('content-disposition', `inline; filename="swing-${view}.${extension}"`)
          .header('x-content-type-options', 'nosniff')
          .send(await found.open());
      },
    });
  }
}
