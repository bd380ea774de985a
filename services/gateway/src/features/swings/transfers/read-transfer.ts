import type { UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { listTransfers } from './transfers.repository.ts';

/** Reads how much of a video has arrived, and until when the rest may. @throws AppError `not-found` */
export async function readTransfer({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId, id: string) {
  const [transfer] = isUuid(id) ? await listTransfers(db, { userId, now: now() }, [id]) : [];
  if (!transfer) throw new AppError('not-found');
  const { offset_bytes: offsetBytes, size_bytes: sizeBytes, expires_at: expiresAt } = transfer;
  return { offsetBytes, sizeBytes, expiresAt };
}
