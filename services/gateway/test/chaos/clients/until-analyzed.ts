import { setTimeout as delay } from 'node:timers/promises';
import type { Golfer } from '../../test-gateway.ts';
import type { World } from '../world.ts';
import { askUntilAnswered } from './ask.ts';

/** Polls as the loading screen does, until the analysis has ended or the disturbances have. */
export async function untilAnalyzed(world: World, golfer: Golfer, analysisId: string): Promise<void> {
  const path = `/api/swing-analyses/${analysisId}?status_only=true`;
  for (; !world.over.aborted; await delay(500)) {
    const { body } = await askUntilAnswered(world, path, { as: golfer, expected: [200] });
    if (body.isComplete || body.hasError) return;
  }
}
