import type { Logger } from '@trueswing/service-kit';
import type { DemoDatabase } from '../database.repository.ts';
import type { DemoEnv } from '../env.ts';
import { type DemoGolfer, golfers } from '../season/golfers.ts';
import { listDeeds } from '../season/list-deeds.ts';
import type { Progress } from '../show-progress.ts';
import { openGateway } from './open-gateway.ts';
import { openWorker } from './open-worker.ts';
import { playAll } from './play-all.ts';
import { playGolfer, type SeasonSpan } from './play-golfer.ts';
import { readStoredSwings } from './stored-swings.ts';
import { untilDelivered } from './until-delivered.ts';

/** While one golfer's video is decoded, another golfer trains. */
const parallelGolfers = 3;

/**
 * Fills the running system with the season of all golfers, and waits until their points have arrived. The system's own worker
 * must be stopped meanwhile: it would detect the poses of each video again.
 * @throws if a golfer's season fails; those of others may still go on then
 */
export async function fillSeason(
  env: DemoEnv,
  { database, progress, logger }: { database: DemoDatabase; progress: Progress; logger: Logger },
): Promise<void> {
  const span: SeasonSpan = { now: new Date(), seasonWeeks: env.DEMO_WEEKS };
  const swings = await readStoredSwings();
  const worker = await openWorker(env.DEMO_WORKER_ENV, { swings, logger });
  progress.start(golfers.reduce((sum, golfer) => sum + listDeeds(golfer, span).length, 0));

  const play = async (golfer: DemoGolfer): Promise<void> => {
    const gateway = await openGateway(env.DEMO_GATEWAY_ENV, logger);
    try {
      const onDeed = () => progress.advance(golfer.profile.firstName);
      await playGolfer({ gateway, worker, swings }, golfer, { span, onDeed });
    } finally {
      await gateway.close();
    }
  };
  try {
    await playAll(golfers, { parallel: parallelGolfers, play });
    progress.wait('points and notifications arrive');
    await untilDelivered(database);
    await database.reopenLastMonth(span.now);
  } finally {
    await worker.close();
    progress.stop();
  }
}
