import type { PlanFeature, UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { readPlan } from './read-plan.ts';

/**
 * Rejects a golfer whose plan lacks the feature. A route that names none is closed.
 * @throws AppError `premium-required`
 */
export async function assertFeature(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  feature: PlanFeature | undefined,
): Promise<void> {
  if (feature && (await readPlan(db, userId))[feature]) return;
  throw new AppError('premium-required', { requiresUpgrade: true });
}
