import {
  type AnalysisId,
  clubSchema,
  type MonthlyAverage,
  type SwingAnalysis,
  type UserId,
  uploadClubSchema,
} from '@trueswing/contracts';
import { averageShots, averageWindowDays } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { findAnalysedBefore, listShots } from './history.repository.ts';
import { readResult } from './read-result.ts';
import { findSwing } from './swings.repository.ts';
import { toSwingAnalysis } from './to-swing-analysis.ts';

const dayMs = 86_400_000;

/**
 * The last complete analysis with the same club before this one that can be read; null when there is none.
 * @throws AppError `analysis-not-found`
 */
export async function readPreviousSwing(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  { userId, analysisId }: { userId: UserId; analysisId: AnalysisId },
): Promise<SwingAnalysis | null> {
  let swing = await findSwing(db, userId, analysisId);
  if (!swing) throw new AppError('analysis-not-found');
  do {
    const { id, club, uploaded_at: uploadedAt } = swing;
    const previousId = await findAnalysedBefore(db, userId, { id, club, uploadedAt });
    swing = previousId === undefined ? undefined : await findSwing(db, userId, previousId);
  } while (swing && readResult(swing, { id: swing.id, logger }).kind !== 'read');
  return swing ? toSwingAnalysis(swing, logger) : null;
}

/**
 * Means over the last 30 days. A club of the reference table with which nobody can upload has no data.
 * @throws AppError `not-found` for what is no club
 */
export async function readMonthlyAverage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, club }: { userId: UserId; club: string },
): Promise<MonthlyAverage> {
  if (!clubSchema.safeParse(club).success) throw new AppError('not-found');
  const uploadClub = uploadClubSchema.safeParse(club);
  if (!uploadClub.success) return averageShots([]);
  const since = new Date(now().getTime() - averageWindowDays * dayMs);
  return averageShots(await listShots(db, userId, uploadClub.data, since));
}
