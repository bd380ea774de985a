import cookie from '@fastify/cookie';
import type { UserId } from '@trueswing/contracts';
import { AppError, type Logger } from '@trueswing/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import { findSession } from '../features/accounts/sessions/find-session.ts';
import { sessionLifetime } from '../features/accounts/sessions/session-token.ts';
import { isSafeMethod } from './csrf.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for a visitor. */
    userId: UserId | null;
    /** The session cookie as it came. */
    sessionToken: string | null;
  }
}

/** Knows who calls, before any body is read, and tells the log. */
export const sessionPlugin = fp(async (app, deps: Deps) => {
  await app.register(cookie);
  app.decorateRequest('userId', null);
  app.decorateRequest('sessionToken', null);
  const name = cookieName(deps);
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/')) return;
    request.sessionToken = request.cookies[name] ?? null;
    if (request.sessionToken) request.userId = await findSession(deps, request.sessionToken);
    if (request.userId) (request.log as Logger).setBindings({ userId: request.userId });
  });
  // Any call that changed something may have ended sessions; whoever hears its answer must find them ended here at once.
  // One that was refused has ended none: strangers cannot empty the cache.
  app.addHook('onSend', async (request, reply) => {
    if (!isSafeMethod(request.method) && reply.statusCode < 400) deps.sessions.clear();
  });
});

/** The signed-in golfer of a route that is not public. */
export function signedInUser(request: FastifyRequest): UserId {
  if (!request.userId) throw new AppError('not-signed-in');
  return request.userId;
}

// `__Host-` needs Secure, and browsers keep Secure cookies from plain http on any host but localhost.
const isSecure = ({ env }: Pick<Deps, 'env'>) => env.PUBLIC_ORIGIN.startsWith('https:');
const cookieName = (deps: Pick<Deps, 'env'>) => (isSecure(deps) ? '__Host-session' : 'session');
const cookieRules = (deps: Pick<Deps, 'env'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(deps) }) as const;

/** Gives the browser its new session; the one that it had is over, and known as such here at once. */
export function setSessionCookie(deps: Pick<Deps, 'env' | 'sessions'>, reply: FastifyReply, token: string): void {
  deps.sessions.clear();
  reply.setCookie(cookieName(deps), token, { ...cookieRules(deps), maxAge: sessionLifetime.absoluteS });
}

/** Ends the session in the browser, with the pictures and videos that it has kept of the golfer. */
export function clearSessionCookie(deps: Pick<Deps, 'env'>, reply: FastifyReply): void {
  reply.clearCookie(cookieName(deps), cookieRules(deps));
  reply.header('clear-site-data', '"cache"');
}
