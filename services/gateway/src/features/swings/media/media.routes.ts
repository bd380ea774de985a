import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { ownSwing } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { sendMedia } from './send-media.ts';

const contracts = {
  video: apiRoutes.readVideo,
  poster: apiRoutes.readPoster,
  landmarks: apiRoutes.readLandmarks,
} as const;

/** A deleted file leaves the golfer's own cache within an hour. */
const cacheControl = 'private, max-age=3600';

/** Files of an analysis, for its owner only. Every range gets a 206, even `bytes=0-`: Safari plays nothing otherwise. */
export function mediaRoutes(app: ServiceApp, deps: Deps): void {
  for (const kind of ['video', 'poster', 'landmarks'] as const) {
    app.route({
      ...contractRoute(contracts[kind]),
      handler: (request, reply) => {
        const { id, view } = request.params;
        const owner = ownSwing(request, id);
        return sendMedia(deps, request, reply, { owner, file: { kind, view }, cacheControl });
      },
    });
  }

  app.route({
    ...contractRoute(apiRoutes.readKeyFrame),
    handler: (request, reply) => {
      const { id, view, event } = request.params;
      const owner = ownSwing(request, id);
      return sendMedia(deps, request, reply, { owner, file: { kind: 'key-frame', view, event }, cacheControl });
    },
  });
}
