import { apiRoutes } from '@trueswing/contracts';
import { AppError, type ServiceApp } from '@trueswing/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { hasOwnPassword } from '../password/has-own-password.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { signInBrowser } from '../sessions/sign-in-browser.ts';
import { logRefusedSignIn, logSignIn } from '../sign-in/log-sign-in.ts';
import { beginLogin, finishLogin, isOwnLogin, loginLifetimeS } from './login-attempt.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

/** These routes are navigations, so a failure redirects to the sign-in screen, which has the sentence for each code. */
export function oidcRoutes(app: ServiceApp, deps: Deps): void {
  // Lax: the provider's redirect is a navigation from another site.
  const stateCookie = hostCookie(deps.env, { name: 'login', sameSite: 'lax' });

  /** Logs the failure in one line, with the digest of the address if the provider named one. */
  const toSignInScreen = async (request: FastifyRequest, reply: FastifyReply, error: unknown, email?: string) => {
    const failure = error instanceof AppError ? error : new AppError('internal-error', { cause: error });
    if (failure.status >= 500) request.log.error({ err: error }, 'sign-in failed');
    else await logRefusedSignIn(deps, request, { way: 'provider', email, error });
    return reply.redirect(`/sign-in?error=${failure.code}`, 302);
  };

  app.route({
    ...contractRoute(apiRoutes.startOidcLogin),
    handler: async (request, reply) => {
      // Where the provider asks nothing, a link of another site would sign the golfer in without their doing: there is a button instead.
      if (!deps.identityProvider || isFromAnotherSite(request)) return reply.redirect('/sign-in', 302);
      try {
        if (await hasOwnPassword(deps, request.userId)) return await reply.redirect('/sign-in', 302);
        await enforceRate(deps.rates, rateRules.signInByAddress, request.ip);
        const { url, state } = await beginLogin(deps);
        stateCookie.set(reply, state, loginLifetimeS);
        return await reply.redirect(url, 302);
      } catch (error) {
        return await toSignInScreen(request, reply, error);
      }
    },
  });

  app.route({
    ...contractRoute(apiRoutes.finishOidcLogin),
    handler: async (request, reply) => {
      let email: string | undefined;
      try {
        const callbackUrl = new URL(request.url, deps.env.PUBLIC_ORIGIN);
        const wayBack = { callbackUrl, cookie: stateCookie.read(request) };
        // The cookie is of the newest login, which the golfer may have started in another tab: it is not over when an older one comes back.
        if (isOwnLogin(wayBack)) stateCookie.clear(reply);
        const claims = await finishLogin(deps, wayBack);
        email = claims.email;
        const { userId, token } = await signInWithIdentity(deps, claims, signInBrowser(request));
        logSignIn(request, { way: 'provider', userId });
        setSessionCookie(deps, reply, token);
        return await reply.redirect('/', 302);
      } catch (error) {
        return await toSignInScreen(request, reply, error, email);
      }
    },
  });
}

/** Browsers say who leads to a page; those that do not are older than the header. */
const isFromAnotherSite = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
