import { apiRoutes } from '@trueswing/contracts';
import type { ServiceApp } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { limitAttempts } from '../credentials/limit-attempts.ts';
import { limitRegistration, trustNetwork } from '../credentials/limit-guesses.ts';
import { readUser } from '../read-user.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { signInBrowser } from '../sessions/sign-in-browser.ts';
import { logSignIn } from '../sign-in/log-sign-in.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { registerAccount } from './register-account.ts';
import { requestRegistration } from './request-registration.ts';

export function registrationRoutes(app: ServiceApp, deps: Deps): void {
  app.route({
    ...contractRoute(apiRoutes.register),
    handler: async (request, reply) => {
      const attempt = { address: request.ip, email: request.body.email };
      await limitRegistration(deps, attempt);
      const { mailer } = deps;
      if (mailer) {
        await limitAttempts(deps, mailRules, attempt);
        await requestRegistration({ ...deps, mailer }, request.body);
        return reply.status(202).send({ next: 'confirm-email' });
      }
      const { userId, token } = await registerAccount(deps, request.body, signInBrowser(request));
      logSignIn(request, { way: 'registration', userId });
      await trustNetwork(deps, { ...attempt, userId });
      setSessionCookie(deps, reply, token);
      return reply.status(201).send(await readUser(deps, userId));
    },
  });

  app.route({
    ...contractRoute(apiRoutes.confirmRegistration),
    handler: async (request, reply) => {
      await enforceRate(deps.rates, rateRules.registrationByAddress, request.ip);
      const { userId, email, token } = await confirmRegistration(deps, request.body, signInBrowser(request));
      logSignIn(request, { way: 'registration', userId });
      await trustNetwork(deps, { userId, address: request.ip, email });
      setSessionCookie(deps, reply, token);
      return reply.status(201).send(await readUser(deps, userId));
    },
  });
}

const mailRules = { byAddress: rateRules.resetMailByAddress, byAccount: rateRules.resetMailByAccount };
