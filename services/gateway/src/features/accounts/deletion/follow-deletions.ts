import { userIdSchema } from '@trueswing/contracts';
import { areEventsProcessed, deleteEventsOfUser, publish } from '@trueswing/events';
import type { Deps } from '../../../deps.ts';
import {
  confirmDeletion,
  endDeletion,
  hasUploadInProgress,
  listDeletions,
  lockDeletion,
} from './account-deletions.repository.ts';

type FollowDeps = Pick<Deps, 'db' | 'now' | 'logger'>;

const batch = 50;

/**
 * Brings deletions to their end. Events come in any order, so one of a golfer's may have put a row back after its service
 * had obeyed the deletion: when all of them are processed, the deletion is published once more, and then nothing can
 * come after it. At last the events themselves are forgotten, and the deletion with them. A dead letter stops it until
 * somebody has redriven that; neither it nor a deletion that fails keeps the others waiting.
 */
export async function followDeletions(deps: FollowDeps): Promise<void> {
  for (const userId of await listDeletions(deps.db, batch)) {
    await followDeletion(deps, userId).catch((error: unknown) => {
      deps.logger.warn({ err: error, userId }, 'deletion not followed');
    });
  }
}

async function followDeletion({ db, now }: Pick<FollowDeps, 'db' | 'now'>, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const deletion = await lockDeletion(tx, userId);
    if (!deletion) return;
    if ((await hasUploadInProgress(tx, userId)) || !(await areEventsProcessed(tx, userId))) return;
    if (deletion.isConfirmed) {
      await deleteEventsOfUser(tx, userId);
      await endDeletion(tx, userId);
      return;
    }
    await confirmDeletion(tx, userId, now());
    await publish(tx, { type: 'user.deleted', payload: { userId: userIdSchema.parse(userId), analysisIds: [] } });
  });
}
