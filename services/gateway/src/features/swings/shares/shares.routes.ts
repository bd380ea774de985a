import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { ownSwing } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { deleteComment, listComments } from './comments/own-comments.ts';
import { createShare } from './links/create-share.ts';
import { listShares, revokeShare } from './links/own-shares.ts';

/** Adds the calls that the owner of an analysis makes for its links and comments. */
export function shareRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.createShare),
    handler: async (request, reply) => {
      const { golferName } = request.body;
      const share = await createShare(deps, { ...ownSwing(request, request.params.id), golferName });
      return reply.status(201).send(share);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.listShares),
    handler: (request) => listShares(deps, ownSwing(request, request.params.id)),
  });

  app.route({
    ...contractRoute(apiRoutes.revokeShare),
    handler: async (request, reply) => {
      const { id, shareId } = request.params;
      await revokeShare(deps, { ...ownSwing(request, id), shareId });
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.listComments),
    handler: (request) => listComments(deps, ownSwing(request, request.params.id)),
  });

  app.route({
    ...contractRoute(apiRoutes.deleteComment),
    handler: async (request, reply) => {
      const { id, commentId } = request.params;
      await deleteComment(deps, { ...ownSwing(request, id), commentId });
      return reply.status(204).send(null);
    },
  });
}
