import { type ProgressSwing, progressSwingSchema, type UploadClub, type UserId } from '@trueswing/contracts';
import type { Period } from '@trueswing/domain';
import { progressWindowMs } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import { countAnalyzed, hasAwaitedAnalysis, listProgressRows } from './history.repository.ts';

/** More than a swing a day; a test account may have more. */
const maxSwings = 200;

/**
 * The golfer's finished swings of the last half year, or of those that were uploaded before a moment. One that cannot be read has
 * nothing to compare: its own screen says so.
 */
export async function listProgress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  until?: Date,
): Promise<ProgressSwing[]> {
  const since = new Date(now().getTime() - progressWindowMs);
  const rows = await listProgressRows(db, userId, { since, until, limit: maxSwings });
  return rows.flatMap(({ uploaded_at: uploadedAt, club, ...row }) => {
    const swing = progressSwingSchema.safeParse({ ...row, createdAt: uploadedAt.toISOString(), clubSelection: club });
    return swing.data ?? [];
  });
}

/** Number of the golfer's analyzed swings with each club that were uploaded in a period. */
export const countSwings = (
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  period: Period,
): Promise<{ club: UploadClub; count: number }[]> => countAnalyzed(db, userId, period);

/** Whether a swing of the golfer with a club that was uploaded in a period may still be analyzed. */
export const isAnalysisAwaited = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  swings: { club: UploadClub; period: Period },
): Promise<boolean> => hasAwaitedAnalysis(db, userId, { ...swings, now: now() });
