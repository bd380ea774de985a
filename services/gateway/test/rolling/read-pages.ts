import type { Draw } from '@trueswing/testkit';
import { askUntilAnswered } from '../chaos/clients/ask.ts';
import type { World } from '../chaos/world.ts';

/** A golfer who opens the screens that show what was stored. */
export async function readPages(world: World, draw: Draw): Promise<void> {
  const golfer = draw.oneOf(world.trained);
  const { id, analysisId } = golfer;
  const swings = await read(`/api/swing-analyses/user/${id}`);
  if (!JSON.stringify(swings).includes(analysisId)) world.log.find(`the swings of ${id} lack ${analysisId}`);
  const swing = await read(`/api/swing-analyses/${analysisId}`);
  if (swing.id !== analysisId) world.log.find(`swing ${analysisId} is shown as ${swing.id}`);
  for (const path of ['/api/monthly-leaderboard', '/api/usage-limits', `/api/upload-status/${id}`]) await read(path);

  async function read(path: string) {
    return (await askUntilAnswered(world, path, { as: golfer, expected: [200] })).body;
  }
}
