import { setTimeout as delay } from 'node:timers/promises';
import { endWaits } from '../chaos/auditor/end-waits.ts';
import { countWork } from '../chaos/auditor/until-quiet.ts';
import type { World } from '../chaos/world.ts';

const longestMs = 120_000;

/** Waits until the load has left no work. @returns the work that is left at the deadline, by kind */
export async function untilDone(world: World): Promise<[string, number][]> {
  let left = await countWork(world);
  for (const startedAt = Date.now(); left.length > 0 && Date.now() - startedAt < longestMs; await delay(1_000)) {
    await endWaits(world);
    left = await countWork(world);
  }
  return left;
}
