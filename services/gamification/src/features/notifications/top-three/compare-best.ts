import { centralDayKey, centralMonthKey, compareTopThree, findTopThree, topThreeCandidates } from '@trueswing/domain';
import { tryLock } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { isCatchingUp } from '../../leaderboard/is-catching-up.ts';
import { listBest } from '../../leaderboard/list-best.ts';
import { notify } from '../notify.ts';
import { addToTopThree, listTopThree, removeFromTopThree } from './top-three.repository.ts';

/**
 * Compares the top three of the month with those of the last comparison, and notifies who has come and who has gone, of each
 * at most once a day. One instance at a time. After downtime it waits for the events of meanwhile, so that no golfer learns of a
 * place that another one had taken before.
 */
export async function compareBest({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const month = centralMonthKey(at);
  const day = centralDayKey(at);
  await db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'gamification.top_three'))) return;
    if (await isCatchingUp(tx, at)) return;
    const top = findTopThree(await listBest(tx, month, topThreeCandidates));
    if (top === null) return;
    const { entered, left } = compareTopThree(await listTopThree(tx, month), top);
    await removeFromTopThree(tx, month, left);
    const known = await addToTopThree(tx, month, entered);
    for (const userId of known) await notify(tx, { userId, at }, { kind: 'top-three-entered', month, day });
    for (const userId of left) await notify(tx, { userId, at }, { kind: 'top-three-left', month, day });
  });
}
