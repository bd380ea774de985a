import { userIdSchema } from '@trueswing/contracts';
import { AppError, readInternalCall } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Golfer } from '../features/customers/create-customer.ts';

/** Rejects calls that are not from our own services, and returns the caller. @throws AppError `forbidden` */
export function assertInternal({ env, now }: Pick<Deps, 'env' | 'now'>, request: FastifyRequest): Partial<Golfer> {
  const { method, url: path, headers } = request;
  const caller =
    env.INTERNAL_SECRET === undefined ? null : readInternalCall(env.INTERNAL_SECRET, { method, path, headers }, now());
  if (!caller) throw new AppError('forbidden');
  return caller;
}

/** Returns the golfer on whose behalf one of our services calls. @throws AppError `forbidden`, `not-signed-in` */
export function readGolfer(deps: Pick<Deps, 'env' | 'now'>, request: FastifyRequest): Golfer {
  const { userId, email } = assertInternal(deps, request);
  const known = userIdSchema.safeParse(userId);
  if (!known.success) throw new AppError('not-signed-in');
  return { userId: known.data, email };
}
