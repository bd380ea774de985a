import {
  monthKeySchema,
  type Recap,
  type RecapAnswer,
  type RecapMonths,
  recapSchema,
  type UserId,
} from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findRecap, listRecapMonths, swingExists } from './recaps.repository.ts';

type ReadDeps = Pick<Deps, 'db' | 'logger'>;

/** Months that have a recap, newest first. */
export const listRecaps = ({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<RecapMonths> =>
  listRecapMonths(db, userId);

/**
 * A recap as it was written. Its next step leads nowhere when its swing was deleted since. One that cannot be read is logged with
 * the fields that do not match.
 * @throws AppError `not-found` for no month, and for a month without a recap
 */
export async function readRecap(
  { db, logger }: ReadDeps,
  { userId, month }: { userId: UserId; month: string },
): Promise<RecapAnswer> {
  const isMonth = monthKeySchema.safeParse(month).success;
  const stored = isMonth ? await findRecap(db, userId, month) : undefined;
  if (stored === undefined) throw new AppError('not-found');
  const { data: recap, error } = recapSchema.safeParse(stored);
  if (recap) return { recap: await withoutDeletedSwing(db, userId, recap) };
  const fields = [...new Set(error.issues.map(({ path }) => path.join('.')))].slice(0, 10);
  logger.error({ userId, month, fields }, 'stored recap cannot be read');
  return { recap: null };
}

async function withoutDeletedSwing(db: Deps['db'], userId: UserId, recap: Recap): Promise<Recap> {
  const { target } = recap.next;
  if (target.screen !== 'analysis' || (await swingExists(db, userId, target.analysisId))) return recap;
  return { ...recap, next: { ...recap.next, target: { screen: 'none' } } };
}
