import type { Deps } from '../deps.ts';
import type { InternalService } from './call-service.ts';

/** Points, the leaderboard and notifications. Its calls read a few rows. */
export const gamificationService = ({ env }: Pick<Deps, 'env'>): InternalService => ({
  url: env.GAMIFICATION_URL,
  timeoutMs: 5_000,
  unavailable: 'temporarily-unavailable',
  notSetUp: 'temporarily-unavailable',
});
