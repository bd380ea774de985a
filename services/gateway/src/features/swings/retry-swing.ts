import { type AnalysisId, analysisIdSchema, type UserId, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { AppError } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { keepFiles } from './swings.repository.ts';

/**
 * Retries an analysis that failed on our side. The golfer's credit stays released.
 * @throws AppError `analysis-not-retryable` when it has not failed, the video is at fault, or the video is removed
 */
export async function retrySwing(
  tx: Transaction<GatewayTables>,
  param: string,
  now: Date,
): Promise<{ analysisId: AnalysisId; userId: UserId }> {
  const id = analysisIdSchema.safeParse(param);
  // The end of a failed analysis sets when its files are removed, and nothing else sets it to the future.
  const kept = id.success ? await keepFiles(tx, id.data, now) : undefined;
  if (!id.success || !kept) throw new AppError('analysis-not-retryable');
  const swing = { analysisId: id.data, userId: userIdSchema.parse(kept.user_id) };
  await publish(tx, { type: 'swing.retried', payload: swing });
  return swing;
}
