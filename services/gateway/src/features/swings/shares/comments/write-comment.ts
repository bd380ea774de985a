import { randomUUID } from 'node:crypto';
import type { RouteBody, SwingComment, shareRoutes } from '@trueswing/contracts';
import { shareRules } from '@trueswing/domain';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../../deps.ts';
import { enforceRate, rateRules } from '../../../../rate-limits/rate-rules.ts';
import { openShare } from '../open-share.ts';
import { readSharedSwing } from '../read-shared-swing.ts';
import { lockShare } from '../shares.repository.ts';
import { insertComment, listCommentsOfShare } from './comments.repository.ts';
import { isMomentOfVideo } from './is-moment-of-video.ts';
import { toComment } from './to-comment.ts';

/**
 * Stores what someone with a link writes. Limited by address and link each hour, and in total by link, so that a link that
 * got into wrong hands cannot flood the golfer.
 * @throws AppError `share-not-found`, `too-many-requests`, `comment-outside-video`, `comment-limit-reached`
 */
export async function writeComment(
  deps: Pick<Deps, 'db' | 'now' | 'rates' | 'logger'>,
  { token, address, comment }: { token: string; address: string; comment: RouteBody<typeof shareRoutes.writeComment> },
): Promise<SwingComment> {
  await enforceRate(deps.rates, rateRules.commentByAddress, address);
  const { id: shareId, owner } = await openShare(deps, token);
  await enforceRate(deps.rates, rateRules.commentByLink, shareId);
  const { name, text, view, timeS } = comment;
  if (!isMomentOfVideo(await readSharedSwing(deps, token), comment)) throw new AppError('comment-outside-video');
  const row = {
    id: randomUUID(),
    analysis_id: owner.analysisId,
    share_id: shareId,
    created_at: deps.now(),
    name,
    text,
    view,
    time_s: timeS,
  };
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockShare(tx, shareId))) throw new AppError('share-not-found');
    if ((await listCommentsOfShare(tx, shareId)).length >= shareRules.maxComments) {
      throw new AppError('comment-limit-reached');
    }
    await insertComment(tx, row);
  });
  return toComment(row);
}
