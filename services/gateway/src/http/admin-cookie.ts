import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { adminSessionLifetime } from '../features/admin/sign-in/admin-session.ts';

type CookieDeps = Pick<Deps, 'env'>;

// As the golfer's: `__Host-` needs Secure, and browsers keep Secure cookies from plain http on any host but localhost.
const isSecure = ({ env }: CookieDeps) => env.PUBLIC_ORIGIN.startsWith('https:');
const cookieName = (deps: CookieDeps) => (isSecure(deps) ? '__Host-admin' : 'admin');
// Strict: nothing that another site shows needs to lead into the admin panel.
const cookieRules = (deps: CookieDeps) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(deps) }) as const;

/** The admin's cookie as it came. */
export const adminToken = (deps: CookieDeps, request: FastifyRequest): string | null =>
  request.cookies[cookieName(deps)] ?? null;

export function setAdminCookie(deps: CookieDeps, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(deps), token, { ...cookieRules(deps), maxAge: adminSessionLifetime.absoluteS });
}

export function clearAdminCookie(deps: CookieDeps, reply: FastifyReply): void {
  reply.clearCookie(cookieName(deps), cookieRules(deps));
}
