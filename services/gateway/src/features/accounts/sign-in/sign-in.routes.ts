import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { limitSignIn, trustNetwork } from '../credentials/limit-guesses.ts';
import { readUser } from '../read-user.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { signInBrowser } from '../sessions/sign-in-browser.ts';
import { logRefusedSignIn, logSignIn } from './log-sign-in.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

export function signInRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.signIn),
    handler: async (request, reply) => {
      const attempt = { address: request.ip, email: request.body.email };
      const { userId, token } = await limitSignIn(deps, attempt)
        .then(() => signInWithPassword(deps, request.body, signInBrowser(request)))
        .catch(async (error: unknown) => {
          await logRefusedSignIn(deps, request, { way: 'password', email: request.body.email, error });
          throw error;
        });
      logSignIn(request, { way: 'password', userId });
      await trustNetwork(deps, { ...attempt, userId });
      setSessionCookie(deps, reply, token);
      return readUser(deps, userId);
    },
  });
}
