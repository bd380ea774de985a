import { monthKeySchema, type Recap, type RecapMonths, recapSchema, type UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findRecap, hasSwing, listRecapMonths } from './recaps.repository.ts';

type ReadDeps = Pick<Deps, 'db'>;

/** Months that have a recap, newest first. */
export const listRecaps = ({ db }: ReadDeps, userId: UserId): Promise<RecapMonths> => listRecapMonths(db, userId);

/**
 * A recap as it was written. Its next step leads nowhere when its swing was deleted since.
 * @throws AppError `not-found` for no month, and for a month without a recap
 */
export async function readRecap(
  { db }: ReadDeps,
  { userId, month }: { userId: UserId; month: string },
): Promise<Recap> {
  const isMonth = monthKeySchema.safeParse(month).success;
  const { data: recap } = recapSchema.safeParse(isMonth ? await findRecap(db, userId, month) : undefined);
  if (!recap) throw new AppError('not-found');
  const { target } = recap.next;
  if (target.screen !== 'analysis' || (await hasSwing(db, userId, target.analysisId))) return recap;
  return { ...recap, next: { ...recap.next, target: { screen: 'none' } } };
}
