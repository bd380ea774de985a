import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { rateRules } from '../../plugins/rate-limit.ts';
import { clearSessionCookie, setSessionCookie } from '../../plugins/session.ts';
import { endSession, startSession } from './change-session.ts';
import { checkCredentials } from './check-credentials.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { limitAttempts } from './limit-attempts.ts';
import { oidcRoutes } from './oidc/oidc.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { readUser } from './read-user.ts';
import { registerAccount } from './register-account.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signingBrowser } from './signing-browser.ts';

export function accountRoutes(app: ServiceApp, deps: Deps): void {
  signInRoutes(app, deps);
  profileRoutes(app, deps);
  passwordRoutes(app, deps);
  sessionRoutes(app, deps);
  oidcRoutes(app, deps);
  exportRoutes(app, deps);
  deletionRoutes(app, deps);
}

function signInRoutes(app: ServiceApp, deps: Deps): void {
  const limitSignIn = (request: FastifyRequest, email: string) => {
    const rules = { byAddress: rateRules.signInByAddress, byAccount: rateRules.signInByAccount };
    return limitAttempts(deps, rules, { address: request.ip, email });
  };

  app.route({
    ...contractRoute(apiRoutes.register),
    handler: async (request, reply) => {
      await limitSignIn(request, request.body.email);
      const { userId, token } = await registerAccount(deps, request.body, signingBrowser(request));
      setSessionCookie(deps, reply, token);
      return reply.status(201).send(await readUser(deps, userId));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.signIn),
    handler: async (request, reply) => {
      await limitSignIn(request, request.body.email);
      const userId = await checkCredentials(deps, request.body);
      setSessionCookie(deps, reply, await startSession(deps, { userId, ...signingBrowser(request) }));
      return readUser(deps, userId);
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
}
