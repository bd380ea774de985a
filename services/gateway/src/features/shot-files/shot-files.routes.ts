import multipart from '@fastify/multipart';
import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { signedInUser } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../rate-limits/rate-rules.ts';
import { importShotFile } from './import-shot-file.ts';
import { deleteOwnImport, listOwnImports, listOwnShots } from './own-shots.ts';
import { previewShotFile } from './preview-shot-file.ts';
import { maxShotFileBytes, receiveShotFile, shotFileForm, shotFileLimits } from './receive-shot-file.ts';
import { shotFileErrors } from './shot-file-errors.ts';

/** Runs in a scope of its own: it reads multipart bodies with other limits than the upload of swings. */
export async function shotFileRoutes(app: ServiceApp, deps: Deps): Promise<void> {
  await app.register(multipart, { limits: shotFileLimits, throwFileSizeLimit: false });

  const bodyLimit = maxShotFileBytes + 128 * 1_024;
  const onRequest = async (request: FastifyRequest) => {
    await enforceRate(deps.rates, rateRules.shotFile, signedInUser(request));
    if (Number(request.headers['content-length']) > bodyLimit) throw shotFileErrors.tooLarge();
  };

  const preview = contractRoute(apiRoutes.previewShotFile);
  app.route({
    ...preview,
    config: { ...preview.config, form: shotFileForm },
    bodyLimit,
    onRequest,
    handler: async (request) => previewShotFile(deps, signedInUser(request), await receiveShotFile(request)),
  });

  const storing = contractRoute(apiRoutes.importShotFile);
  app.route({
    ...storing,
    config: { ...storing.config, form: shotFileForm },
    bodyLimit,
    onRequest,
    handler: async (request) => importShotFile(deps, signedInUser(request), await receiveShotFile(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.listShotImports),
    handler: (request) => listOwnImports(deps, signedInUser(request)),
  });

  app.route({
    ...contractRoute(apiRoutes.deleteShotImport),
    handler: async (request, reply) => {
      await deleteOwnImport(deps, signedInUser(request), request.params.id);
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.listLoggedShots),
    handler: (request) => listOwnShots(deps, signedInUser(request), request.query),
  });
}
