import type { FastifyRequest } from 'fastify';
import type { AdminCaller } from './admin-audit.repository.ts';

/** The admin who makes a call that the contract leaves to admins. */
export const adminCaller = ({ admin, id }: Pick<FastifyRequest, 'admin' | 'id'>): AdminCaller => ({
  admin,
  requestId: id,
});
