import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../../database.tables.ts';

type Db = Kysely<GatewayTables>;
export type CommentRow = GatewayTables['gateway.swing_comment'];

export async function insertComment(tx: Transaction<GatewayTables>, comment: CommentRow): Promise<void> {
  await tx.insertInto('gateway.swing_comment').values(comment).execute();
}

/** Comments that came through a link, oldest first. */
export async function listCommentsOfShare(db: Db, shareId: string): Promise<CommentRow[]> {
  return await db
    .selectFrom('gateway.swing_comment')
    .selectAll()
    .where('share_id', '=', shareId)
    .orderBy('created_at')
    .execute();
}

/** Comments on an analysis, oldest first. The caller has checked whose it is. */
export async function listCommentsOfSwing(db: Db, analysisId: string): Promise<CommentRow[]> {
  return await db
    .selectFrom('gateway.swing_comment')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .orderBy('created_at')
    .execute();
}

/** False when the owner's analysis has no such comment. */
export async function deleteCommentOf(
  db: Db,
  { ownerId, analysisId, commentId }: { ownerId: string; analysisId: string; commentId: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('gateway.swing_comment as comment')
    .using('gateway.swing as swing')
    .whereRef('swing.id', '=', 'comment.analysis_id')
    .where('comment.id', '=', commentId)
    .where('swing.id', '=', analysisId)
    .where('swing.user_id', '=', ownerId)
    .where('swing.deleted_at', 'is', null)
    .returning('comment.id')
    .executeTakeFirst();
  return deleted !== undefined;
}
