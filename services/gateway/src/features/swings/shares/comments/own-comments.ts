import type { AnalysisId, SwingComment, UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../../../deps.ts';
import { hasSwing } from '../shares.repository.ts';
import { deleteCommentOf, listCommentsOfSwing } from './comments.repository.ts';
import { toComment } from './to-comment.ts';

interface OwnSwing {
  userId: UserId;
  analysisId: AnalysisId;
}

/** Everything that coaches wrote about an analysis, oldest first. @throws AppError `analysis-not-found` */
export async function listComments(
  { db }: Pick<Deps, 'db'>,
  { userId, analysisId }: OwnSwing,
): Promise<SwingComment[]> {
  if (!(await hasSwing(db, userId, analysisId))) throw new AppError('analysis-not-found');
  return (await listCommentsOfSwing(db, analysisId)).map(toComment);
}

/** @throws AppError `not-found` */
export async function deleteComment(
  { db }: Pick<Deps, 'db'>,
  { userId, analysisId, commentId }: OwnSwing & { commentId: string },
): Promise<void> {
  if (!isUuid(commentId) || !(await deleteCommentOf(db, { ownerId: userId, analysisId, commentId }))) {
    throw new AppError('not-found');
  }
}
