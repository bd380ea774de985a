import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { signedInUser } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { limitAttempts } from '../credentials/limit-attempts.ts';
import { trustNetwork } from '../credentials/limit-guesses.ts';
import { findEmail } from '../find-email.ts';
import { nameDevice } from '../sessions/name-device.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { logPasswordReset, logSignIn } from '../sign-in/log-sign-in.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';

export function passwordRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.changePassword),
    handler: async (request, reply) => {
      const userId = signedInUser(request);
      const device = nameDevice(request.headers['user-agent']);
      const token = await changePassword(deps, { userId, address: request.ip, device, ...request.body });
      logSignIn(request, { way: 'password-change', userId });
      setSessionCookie(deps, reply, token);
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.forgotPassword),
    handler: async (request, reply) => {
      const rules = { byAddress: rateRules.resetMailByAddress, byAccount: rateRules.resetMailByAccount };
      await limitAttempts(deps, rules, { address: request.ip, email: request.body.email });
      await forgotPassword(deps, request.body);
      return reply.status(204).send(null);
    },
  });

  app.route({
    ...contractRoute(apiRoutes.resetPassword),
    handler: async (request, reply) => {
      await enforceRate(deps.rates, rateRules.resetByAddress, request.ip);
      const userId = await resetPassword(deps, request.body);
      logPasswordReset(request, userId);
      await trustNetwork(deps, { userId, address: request.ip, email: await findEmail(deps, userId) });
      return reply.status(204).send(null);
    },
  });
}
