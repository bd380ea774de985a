import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import type { MediaFile } from '../media/open-media.ts';
import { sendMedia } from '../media/send-media.ts';
import { writeComment } from './comments/write-comment.ts';
import { openShare } from './open-share.ts';
import { readSharedSwing } from './read-shared-swing.ts';

/** Browsers ask before they use their copy, so that a link that was turned off shows nothing any more. */
const cacheControl = 'private, no-cache';

/** Adds the calls that anyone who has a link may make with it. */
export function sharedSwingRoutes(app: ServiceApp, deps: Deps): void {
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, token: string, file: MediaFile) => {
    const { owner } = await openShare(deps, token);
    return sendMedia(deps, request, reply, { owner, file, cacheControl });
  };

  app.route({
    ...contractRoute(apiRoutes.readSharedSwing),
    handler: async (request) => {
      await enforceRate(deps.rates, rateRules.sharedSwingByAddress, request.ip);
      return readSharedSwing(deps, request.params.token);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.writeComment),
    handler: async (request, reply) => {
      const { params, body: comment, ip: address } = request;
      return reply.status(201).send(await writeComment(deps, { token: params.token, address, comment }));
    },
  });

  for (const [kind, route] of [
    ['video', apiRoutes.readSharedVideo],
    ['poster', apiRoutes.readSharedPoster],
    ['landmarks', apiRoutes.readSharedLandmarks],
  ] as const) {
    app.route({
      ...contractRoute(route),
      handler: (request, reply) => {
        const { token, view } = request.params;
        return sendFile(request, reply, token, { kind, view });
      },
    });
  }

  app.route({
    ...contractRoute(apiRoutes.readSharedKeyFrame),
    handler: (request, reply) => {
      const { token, view, event } = request.params;
      return sendFile(request, reply, token, { kind: 'key-frame', view, event });
    },
  });
}
