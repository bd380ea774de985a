import { addEvent } from '@trueswing/testkit';
import { finishAnalysis } from '../../finished-analysis.ts';
import type { World } from '../world.ts';
import { register } from './accounts.ts';
import { pay } from './pay.ts';
import { hashOf, unique, upload } from './upload-videos.ts';

/** Makes golfers with Premium and a finished analysis, while the worker is stopped. */
export async function prepareTrained(world: World, count: number): Promise<void> {
  await world.system.parts['analysis-worker']?.stop();
  const finish = (analysisId: string) => finishAnalysis(world, analysisId, Buffer.from('a file'));
  await addTrained(world, count, { finish, consumers: ['gamification', 'gateway'] });
  await world.system.parts['analysis-worker']?.restart();
}

interface WorkerStandIn {
  /** Writes a finished analysis. */
  finish(analysisId: string): Promise<void>;
  /** Services that its worker sends the event to. */
  consumers: readonly string[];
}

/** Adds golfers with Premium whose analysis is written as the worker would, which must not run. */
export async function addTrained(world: World, count: number, { finish, consumers }: WorkerStandIn): Promise<void> {
  for (let made = 0; made < count; made++) {
    const golfer = await register(world);
    await pay(world, golfer, 'annual');
    const video = unique(world.videos.rejected);
    const analysisId = await upload(world, golfer, video);
    await finish(analysisId);
    await addEvent(world.system.stores.adminUrl, {
      type: 'swing.analyzed',
      payload: { analysisId, userId: golfer.id, club: 'driver', videoSha256: hashOf(video) },
      consumers,
    });
    world.trained.push({ ...golfer, analysisId });
  }
}
