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

type CompletionDeps = Pick<Deps, 'db' | 'now' | 'logger'>;

const batch = 50;

/**
 * Completes account deletions. Events are handled in any order, so a late event of a golfer may have restored a row after its
 * service had handled the deletion. When all events of the golfer are processed, `user.deleted` is published a second time,
 * and no event can follow it. When that one is processed too, the events of the golfer and the deletion itself are deleted.
 * A dead letter stops a deletion until an operator redrives it. A deletion that is stopped or fails does not hold up others.
 */
export async function completeDeletions(deps: CompletionDeps): Promise<void> {
  for (const userId of await listDeletions(deps.db, batch)) {
    await completeDeletion(deps, userId).catch((error: unknown) => {
      deps.logger.warn({ err: error, userId }, 'account deletion could not be completed');
    });
  }
}

async function completeDeletion({ db, now }: Pick<CompletionDeps, 'db' | 'now'>, userId: string): Promise<void> {
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
