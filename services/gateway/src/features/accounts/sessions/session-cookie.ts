import { signedInCookie } from '@trueswing/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Env } from '../../../env.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import { sessionLifetime } from './session-token.ts';

interface Cookies {
  env: Pick<Env, 'PUBLIC_ORIGIN'>;
}

const sessionCookie = ({ env }: Cookies) => hostCookie(env, { name: 'session', sameSite: 'lax' });
/** Lets the client know without a call that no one is signed in. It proves nothing, and the server never asks for it. */
const markerCookie = ({ env }: Cookies) => hostCookie(env, { name: signedInCookie, sameSite: 'lax', isReadable: true });

/** The token in the session cookie; it may be unknown or expired. */
export const readSessionCookie = (deps: Cookies, request: FastifyRequest): string | null =>
  sessionCookie(deps).read(request);

/** Gives the browser its new session. Its previous session has ended, so the cache is emptied. */
export function setSessionCookie(deps: Pick<Deps, 'env' | 'sessions'>, reply: FastifyReply, token: string): void {
  deps.sessions.clear();
  sessionCookie(deps).set(reply, token, sessionLifetime.absoluteS);
  setMarkerCookie(deps, reply);
}

const setMarkerCookie = (deps: Cookies, reply: FastifyReply): void =>
  markerCookie(deps).set(reply, 'yes', sessionLifetime.absoluteS);

/** Sets the marker beside a session cookie that has none, such as one from before there were markers. Returns whether there is a session cookie. */
export function repairMarkerCookie(deps: Cookies, request: FastifyRequest, reply: FastifyReply): boolean {
  const hasSession = readSessionCookie(deps, request) !== null;
  if (hasSession && markerCookie(deps).read(request) === null) setMarkerCookie(deps, reply);
  return hasSession;
}

/** Ends the session in the browser, which also drops the golfer's pictures and videos from its cache. */
export function clearSessionCookie(deps: Cookies, reply: FastifyReply): void {
  sessionCookie(deps).clear(reply);
  markerCookie(deps).clear(reply);
  reply.header('clear-site-data', '"cache"');
}
