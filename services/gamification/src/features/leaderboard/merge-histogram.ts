import { tryLock } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { mergeEqualPoints } from './histogram.repository.ts';

/** Merges the histograms of the months. Instances that merge at the same time do not wait for each other. */
export async function mergeHistogram({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await tryLock(tx, 'gamification.month_histogram')) await mergeEqualPoints(tx);
  });
}
