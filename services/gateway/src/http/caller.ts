import { type AnalysisId, analysisIdSchema, type UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';

/** The signed-in golfer who makes the call. @throws AppError `not-signed-in` */
export function signedInUser(request: FastifyRequest): UserId {
  if (!request.userId) throw new AppError('not-signed-in');
  return request.userId;
}

/** True when a parameter names this user: by id, by `me`, or by the alias `1` that the specification uses. */
export const namesUser = (param: string, userId: UserId): boolean => ['1', 'me', userId].includes(param.toLowerCase());

/**
 * The caller, for a route whose path or body names a user. Only the caller may be named.
 * @throws AppError `not-found` for any other user, so that the answer does not reveal which ids exist
 */
export function ownUser(request: FastifyRequest, param: string): UserId {
  const userId = signedInUser(request);
  if (!namesUser(param, userId)) throw new AppError('not-found');
  return userId;
}

/** The caller and the swing that the path names. The repositories filter by both. @throws AppError `analysis-not-found` */
export function ownSwing(request: FastifyRequest, param: string): { userId: UserId; analysisId: AnalysisId } {
  const userId = signedInUser(request);
  const id = analysisIdSchema.safeParse(param);
  if (!id.success) throw new AppError('analysis-not-found');
  return { userId, analysisId: id.data };
}
