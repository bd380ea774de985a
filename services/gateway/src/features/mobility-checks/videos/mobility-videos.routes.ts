import { apiRoutes, maxVideoBytes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { maxRequestBytes, type Uploads } from '../../swings/upload/open-uploads.ts';
import { filmCheck, readVideo } from './film-check.ts';

/** For the documentation only: the files are streamed and not validated by this schema. */
const formSchema = z.object({
  chestVideo: z.optional(z.file().check(z.maxSize(maxVideoBytes), z.describe('A club held across the chest'))),
  hipsVideo: z.optional(z.file().check(z.maxSize(maxVideoBytes), z.describe('A club held across the hips'))),
});

export function mobilityVideoRoutes(app: ServiceApp, deps: Deps, uploads: Uploads): void {
  const route = contractRoute(apiRoutes.filmMobilityCheck);
  app.route({
    ...route,
    config: { ...route.config, form: formSchema },
    bodyLimit: maxRequestBytes,
    onRequest: async (request) => {
      await enforceRate(deps.rates, rateRules.mobilityVideo, signedInUser(request));
      uploads.checkLength(request);
    },
    handler: async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const userId = signedInUser(request);
      const id = await uploads.receive(request, { userId, idempotencyKey }, (parts) =>
        filmCheck(deps, { userId, idempotencyKey, parts, sizeBytes: uploads.lengthOf(request) }),
      );
      return reply.status(202).send({ id });
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readMobilityVideo),
    handler: (request) => readVideo(deps, signedInUser(request), request.params.id),
  });
}
