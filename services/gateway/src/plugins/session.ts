import cookie from '@fastify/cookie';
import type { UserId } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import fp from 'fastify-plugin';
import type { Deps } from '../deps.ts';
import { findSession } from '../features/accounts/sessions/find-session.ts';
import { readSessionCookie } from '../features/accounts/sessions/session-cookie.ts';
import { isSafeMethod } from './csrf.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in golfer; null for a visitor. */
    userId: UserId | null;
    /** The session cookie as the browser sent it. */
    sessionToken: string | null;
  }
}

/** Finds out who calls, before any body is read, and adds the user's id to the log lines of the request. */
export const sessionPlugin = fp(async (app, deps: Deps) => {
  await app.register(cookie);
  app.decorateRequest('userId', null);
  app.decorateRequest('sessionToken', null);
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/')) return;
    request.sessionToken = readSessionCookie(deps, request);
    if (request.sessionToken) request.userId = await findSession(deps, request.sessionToken);
    if (request.userId) (request.log as Logger).setBindings({ userId: request.userId });
  });
  // A call that changed something may have ended sessions. Once its answer is out, this process must not accept them any
  // more, so the cache is emptied first. A refused call has ended none, so strangers cannot empty the cache.
  app.addHook('onSend', (request, reply, payload, done) => {
    const mayEndSessions = !isSafeMethod(request.method) && !request.routeOptions.config.endsNoSession;
    if (mayEndSessions && reply.statusCode < 400) deps.sessions.clear();
    done(null, payload);
  });
});
