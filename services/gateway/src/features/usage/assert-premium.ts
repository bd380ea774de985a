import type { UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findIsPremium } from './usage.repository.ts';

/** @throws AppError `premium-required` */
export async function assertPremium({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<void> {
  if (!(await findIsPremium(db, userId))) throw new AppError('premium-required', { requiresUpgrade: true });
}
