import type { Golfer } from '../../test-gateway.ts';
import type { World } from '../world.ts';
import { askUntilAnswered } from './ask.ts';

/** Deletes a swing. It is no longer found when a call without an answer has deleted it. */
export async function deleteSwing(world: World, golfer: Golfer, analysisId: string): Promise<void> {
  world.log.attempt('swing-deleted', golfer.id);
  const call = { method: 'DELETE', as: golfer, expected: [204, 404] };
  await askUntilAnswered(world, `/api/swing-analyses/${analysisId}`, call);
  world.log.acknowledge({ kind: 'swing-deleted', golfer: golfer.id, owner: golfer.id, id: analysisId });
}
