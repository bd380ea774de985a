import { type ProgressSwing, progressSwingSchema, type UserId } from '@trueswing/contracts';
import { progressWindowMs } from '@trueswing/swing';
import type { Deps } from '../../../deps.ts';
import { listProgressRows } from './history.repository.ts';

/** More than a swing a day; a test account may have more. */
const maxSwings = 200;

/** The golfer's finished swings of the last half year. One that cannot be read has nothing to compare: its own screen says so. */
export async function listProgress({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<ProgressSwing[]> {
  const since = new Date(now().getTime() - progressWindowMs);
  const rows = await listProgressRows(db, userId, { since, limit: maxSwings });
  return rows.flatMap(({ uploaded_at: uploadedAt, club, ...row }) => {
    const swing = progressSwingSchema.safeParse({ ...row, createdAt: uploadedAt.toISOString(), clubSelection: club });
    return swing.data ?? [];
  });
}
