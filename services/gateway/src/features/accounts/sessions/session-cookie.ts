import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import { sessionLifetime } from './session-token.ts';

const sessionCookie = ({ env }: Pick<Deps, 'env'>) => hostCookie(env, { name: 'session', sameSite: 'lax' });

/** The token in the session cookie; it may be unknown or expired. */
export const readSessionCookie = (deps: Pick<Deps, 'env'>, request: FastifyRequest): string | null =>
  sessionCookie(deps).read(request);

/** Gives the browser its new session. Its previous session has ended, so the cache is emptied. */
export function setSessionCookie(deps: Pick<Deps, 'env' | 'sessions'>, reply: FastifyReply, token: string): void {
  deps.sessions.clear();
  sessionCookie(deps).set(reply, token, sessionLifetime.absoluteS);
}

/** Ends the session in the browser, which also drops the golfer's pictures and videos from its cache. */
export function clearSessionCookie(deps: Pick<Deps, 'env'>, reply: FastifyReply): void {
  sessionCookie(deps).clear(reply);
  reply.header('clear-site-data', '"cache"');
}
