import { createHash } from 'node:crypto';
import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { enforceRate, rateRules } from '../../plugins/rate-limit.ts';
import { clearSessionCookie, setSessionCookie, signedInUser } from '../../plugins/session.ts';
import { endSession, startSession } from './change-session.ts';
import { checkCredentials } from './check-credentials.ts';
import { readUser } from './read-user.ts';
import { registerAccount } from './register-account.ts';

export function accountRoutes(app: ServiceApp, deps: Deps): void {
  const limitAttempts = async (request: FastifyRequest, email: string) => {
    await enforceRate(deps.rates, rateRules.signInByAddress, request.ip);
    const account = createHash('sha256').update(email).digest('base64url');
    await enforceRate(deps.rates, rateRules.signInByAccount, account);
  };
  const signIn = async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
    const token = await startSession(deps, { userId, previousToken: request.sessionToken });
    setSessionCookie(deps, reply, token);
    return readUser(deps, userId);
  };

  app.route({
    ...contractRoute(apiRoutes.register),
    handler: async (request, reply) => {
      await limitAttempts(request, request.body.email);
      const userId = await registerAccount(deps, request.body);
      return reply.status(201).send(await signIn(request, reply, userId));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.signIn),
    handler: async (request, reply) => {
      await limitAttempts(request, request.body.email);
      return signIn(request, reply, await checkCredentials(deps, request.body));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.logOut),
    handler: async (request, reply) => {
      if (request.sessionToken) await endSession(deps, request.sessionToken);
      clearSessionCookie(deps, reply);
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.readCurrentUser),
    handler: (request) => readUser(deps, signedInUser(request)),
  });

  // A navigation, not a call: the built-in sign-in screen is the client's.
  app.route({
    ...contractRoute(apiRoutes.startLogin),
    handler: async (_request, reply) => reply.redirect('/sign-in', 302),
  });
}
