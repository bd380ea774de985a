import {
  type AnalysisId,
  clubSchema,
  type MonthlyAverage,
  type SwingAnalysis,
  type UserId,
} from '@trueswing/contracts';
import type { Period } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import { averageWindowDays, monthlyAverageOf } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import { type JsonText, toJson } from '../../../http/json-text.ts';
import { averageClub, untilOf } from '../../ball/read-ball.ts';
import { findSwing } from '../swings.repository.ts';
import { findAnalyzedBefore } from './history.repository.ts';
import { readShown, toSwingAnalysis } from './to-swing-analysis.ts';

const dayMs = 86_400_000;
/** After a change of the stored shape all older analyses may be unreadable; a call does not try each of them. */
const maxTries = 10;

/**
 * The last complete analysis with the same club before this one that can be read; null when there is none.
 * @throws AppError `analysis-not-found`
 */
export async function readPreviousSwing(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  { userId, analysisId }: { userId: UserId; analysisId: AnalysisId },
): Promise<JsonText<SwingAnalysis | null>> {
  const swing = await findSwing(db, userId, analysisId);
  if (!swing) throw new AppError('analysis-not-found');
  let { id, club, uploaded_at: uploadedAt } = swing;
  for (let tried = 0; tried < maxTries; tried++) {
    const previousId = await findAnalyzedBefore(db, userId, { id, club, uploadedAt });
    const previous = previousId === undefined ? undefined : await findSwing(db, userId, previousId);
    if (!previous) return toJson(null);
    if (readShown(previous, logger).kind === 'read') return toSwingAnalysis(previous, logger);
    ({ id, uploaded_at: uploadedAt } = previous);
  }
  return toJson(null);
}

/**
 * Means over the last 30 days, or over those before a swing, of shots that were typed with a swing or imported from a file.
 * @throws AppError `not-found` for an unknown club, `analysis-not-found`
 */
export async function readMonthlyAverage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, club, analysisId }: { userId: UserId; club: string; analysisId: AnalysisId | null },
): Promise<MonthlyAverage> {
  const known = clubSchema.safeParse(club);
  if (!known.success) throw new AppError('not-found');
  const period = analysisId
    ? await readDaysBefore(db, { userId, analysisId })
    : { from: windowBefore(now()), until: untilOf(now()) };
  return monthlyAverageOf(await averageClub({ db }, { userId, club: known.data, ...period }));
}

/** The days whose shots the verdict of a swing weighs: until a day after its upload, since files come later than videos. */
async function readDaysBefore(
  db: Deps['db'],
  { userId, analysisId }: { userId: UserId; analysisId: AnalysisId },
): Promise<Period> {
  const swing = await findSwing(db, userId, analysisId);
  if (!swing) throw new AppError('analysis-not-found');
  return { from: windowBefore(swing.uploaded_at), until: new Date(swing.uploaded_at.getTime() + dayMs) };
}

const windowBefore = (moment: Date): Date => new Date(moment.getTime() - averageWindowDays * dayMs);
