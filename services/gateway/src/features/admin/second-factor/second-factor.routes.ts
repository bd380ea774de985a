import { apiRoutes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { contractRoute, withoutSecondFactor } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { hashAdminToken } from '../admins/hash-admin-token.ts';
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from './set-up-second-factor.ts';

/** @param readToken reads the token of the admin's session */
export function secondFactorRoutes(
  app: ServiceApp,
  deps: Deps,
  readToken: (request: FastifyRequest) => string | null,
): void {
  const callerOf = (request: FastifyRequest) => {
    const token = readToken(request);
    if (request.admin === null || token === null) throw new AppError('not-signed-in');
    return { admin: request.admin, requestId: request.id, session: hashAdminToken(deps, request.admin, token) };
  };

  app.route({
    ...withoutSecondFactor(apiRoutes.readSecondFactor),
    handler: (request) => readSecondFactor(deps, callerOf(request).admin),
  });

  app.route({
    ...withoutSecondFactor(apiRoutes.startSecondFactor),
    handler: async (request) => {
      await enforceRate(deps.rates, rateRules.adminSignInByAddress, request.ip);
      return await startSecondFactor(deps, { caller: callerOf(request), ...request.body });
    },
  });

  app.route({
    ...withoutSecondFactor(apiRoutes.confirmSecondFactor),
    handler: (request) => confirmSecondFactor(deps, { caller: callerOf(request), code: request.body.code }),
  });

  app.route({
    ...contractRoute(apiRoutes.replaceRecoveryCodes),
    handler: (request) => replaceRecoveryCodes(deps, { caller: callerOf(request), code: request.body.code }),
  });

  app.route({
    ...contractRoute(apiRoutes.removeSecondFactor),
    handler: async (request, reply) => {
      await removeSecondFactor(deps, { caller: callerOf(request), code: request.body.code });
      return reply.status(204).send(null);
    },
  });
}
