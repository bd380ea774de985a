import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { readUser } from '../read-user.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { signInBrowser } from '../sessions/sign-in-browser.ts';
import { logSignIn } from '../sign-in/log-sign-in.ts';
import { createHandOver, redeemHandOver } from './hand-over.ts';

export function handOverRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.createHandOver),
    handler: async (request, reply) => {
      const userId = signedInUser(request);
      await enforceRate(deps.rates, rateRules.handOverByGolfer, userId);
      return reply.status(201).send(await createHandOver(deps, { userId, sessionToken: request.sessionToken }));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.redeemHandOver),
    handler: async (request, reply) => {
      await enforceRate(deps.rates, rateRules.signInByAddress, request.ip);
      const { userId, token } = await redeemHandOver(deps, request.body.code, signInBrowser(request));
      logSignIn(request, { way: 'phone-code', userId });
      setSessionCookie(deps, reply, token);
      return readUser(deps, userId);
    },
  });
}
