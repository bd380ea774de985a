import { addEvent } from '@trueswing/testkit';
import { finishAnalysis } from '../../finished-analysis.ts';
import type { World } from '../world.ts';
import { register } from './accounts.ts';
import { pay } from './pay.ts';
import { hashOf, unique, upload } from './upload-videos.ts';

/** Makes golfers with Premium and a finished analysis, which is written as the worker would: it is stopped meanwhile. */
export async function prepareTrained(world: World, count: number): Promise<void> {
  await world.system.parts['analysis-worker']?.stop();
  for (let made = 0; made < count; made++) {
    const golfer = await register(world);
    await pay(world, golfer, 'annual');
    const video = unique(world.videos.rejected);
    const analysisId = await upload(world, golfer, video);
    await finishAnalysis(world, analysisId, Buffer.from('a file'));
    await addEvent(world.system.stores.adminUrl, {
      type: 'swing.analyzed',
      payload: { analysisId, userId: golfer.id, club: 'driver', videoSha256: hashOf(video) },
      consumers: ['gamification', 'gateway'],
    });
    world.trained.push({ ...golfer, analysisId });
  }
  await world.system.parts['analysis-worker']?.restart();
}
