import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/session-cookie.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { handOverRoutes } from './hand-over/hand-over.routes.ts';
import { oidcRoutes } from './oidc/oidc.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { readUser } from './profile/read-user.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { endSession } from './sessions/change-session.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signInBrowser } from './sessions/sign-in-browser.ts';
import { limitSignIn, trustNetwork } from './sign-in/limit-guesses.ts';
import { signInWithPassword } from './sign-in/sign-in-with-password.ts';

export function accountRoutes(app: ServiceApp, deps: Deps): void {
  registrationRoutes(app, deps);
  signInRoutes(app, deps);
  profileRoutes(app, deps);
  passwordRoutes(app, deps);
  sessionRoutes(app, deps);
  handOverRoutes(app, deps);
  oidcRoutes(app, deps);
  exportRoutes(app, deps);
  deletionRoutes(app, deps);
}

function signInRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.signIn),
    handler: async (request, reply) => {
      const attempt = { address: request.ip, email: request.body.email };
      await limitSignIn(deps, attempt);
      const { userId, token } = await signInWithPassword(deps, request.body, signInBrowser(request));
      await trustNetwork(deps, { ...attempt, userId });
      setSessionCookie(deps, reply, token);
      return readUser(deps, userId);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.logout),
    handler: async (request, reply) => {
      if (request.sessionToken) await endSession(deps, request.sessionToken);
      clearSessionCookie(deps, reply);
      return reply.status(204).send(null);
    },
  });
}
