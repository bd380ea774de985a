import type { RouteContract, RouteInput, RouteOutput } from '@trueswing/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { callService, type InternalService } from './call-service.ts';
import { signedInUser } from './caller.ts';

/** Forwards a call to the gamification service, on behalf of the signed-in golfer. */
export const forwardToGamification =
  (deps: Pick<Deps, 'env' | 'now'>) =>
  <C extends RouteContract>(request: FastifyRequest, route: C, input: RouteInput<C>): Promise<RouteOutput<C>> =>
    callService(deps, gamificationService(deps), route, { caller: { userId: signedInUser(request) }, input });

/** Points, the leaderboard and notifications. Its calls read a few rows. */
const gamificationService = ({ env }: Pick<Deps, 'env'>): InternalService => ({
  name: 'gamification',
  url: env.GAMIFICATION_URL,
  timeoutMs: 5_000,
  unavailable: 'temporarily-unavailable',
  notSetUp: 'temporarily-unavailable',
});
