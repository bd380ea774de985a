import type { AnalysisId, AnalysisStatus, ListedSwing, SwingAnalysis, UserId } from '@trueswing/contracts';
import { planOf } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { fromJson, type JsonText, toArray } from '../../../http/json-text.ts';
import { findStatus, findSwing, insertView, listSwings } from '../swings.repository.ts';
import type { FileUrls } from './swing-files.ts';
import { toAnalysisStatus, toListedSwing, toListedSwingWithoutNumbers, toSwingAnalysis } from './to-swing-analysis.ts';

interface OwnSwing {
  userId: UserId;
  analysisId: AnalysisId;
}

/** The golfer's swings, newest first. Without charts in the plan only the newest complete one has its numbers. */
export async function readSwings(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  userId: UserId,
): Promise<JsonText<ListedSwing[]>> {
  const rows = await listSwings(db, userId);
  const newest = rows.find(({ status }) => status === 'succeeded');
  return toArray(
    rows.map((row) => {
      const hasNumbers = row === newest || planOf(Boolean(row.isPremium)).progressCharts;
      return hasNumbers ? toListedSwing(row, logger) : toListedSwingWithoutNumbers(row, logger);
    }),
  );
}

/**
 * One swing. Opening a swing whose analysis has succeeded is recorded as a view.
 * @throws AppError `analysis-not-found`
 */
export async function readSwing(
  { db, now, logger }: Pick<Deps, 'db' | 'now' | 'logger'>,
  { userId, analysisId }: OwnSwing,
): Promise<JsonText<SwingAnalysis>> {
  const row = await findSwing(db, userId, analysisId);
  if (!row) throw new AppError('analysis-not-found');
  if (row.status === 'succeeded' && !row.isViewed) await insertView(db, userId, analysisId, now());
  return toSwingAnalysis(row, logger);
}

/** One swing for someone whom its owner lets see it, with other URLs of its files. No view is recorded. Undefined when it is gone. */
export async function readSwingFor(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  { userId, analysisId }: OwnSwing,
  urls: FileUrls,
): Promise<SwingAnalysis | undefined> {
  const row = await findSwing(db, userId, analysisId);
  return row && fromJson(toSwingAnalysis(row, logger, urls));
}

/** State and progress of the analysis of one swing. @throws AppError `analysis-not-found` */
export async function readStatus(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  { userId, analysisId }: OwnSwing,
): Promise<AnalysisStatus> {
  const row = await findStatus(db, userId, analysisId);
  if (!row) throw new AppError('analysis-not-found');
  return toAnalysisStatus(row, { id: analysisId, logger });
}
