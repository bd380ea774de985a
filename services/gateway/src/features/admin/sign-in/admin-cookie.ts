import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import { adminSessionLifetime } from './admin-session.ts';

// Strict: no link on another site needs to open the admin panel.
const adminCookie = ({ env }: Pick<Deps, 'env'>) => hostCookie(env, { name: 'admin', sameSite: 'strict' });

/** The token in the admin's cookie; it may be unknown or expired. */
export const readAdminCookie = (deps: Pick<Deps, 'env'>, request: FastifyRequest): string | null =>
  adminCookie(deps).read(request);

export const setAdminCookie = (deps: Pick<Deps, 'env'>, reply: FastifyReply, token: string): void =>
  adminCookie(deps).set(reply, token, adminSessionLifetime.absoluteS);

export const clearAdminCookie = (deps: Pick<Deps, 'env'>, reply: FastifyReply): void => adminCookie(deps).clear(reply);
