import type { World } from '../world.ts';
import { findLeftOfDeleted } from './deleted-accounts.ts';
import { findLeftovers } from './leftovers.ts';
import { findLostAndDoubled } from './lost-and-doubled.ts';
import { findWrongPayments } from './payments.ts';
import { findWrongPoints } from './points.ts';
import { findLostSessions } from './sessions.ts';
import { findContradictions } from './swings.ts';

/** Compares the log of the clients with all stores of a system at rest. @returns what is wrong */
export async function audit(world: World): Promise<string[]> {
  const found = [
    await findLostAndDoubled(world),
    await findLostSessions(world),
    await findContradictions(world),
    await findWrongPoints(world),
    await findWrongPayments(world),
    await findLeftOfDeleted(world),
    await findLeftovers(world),
  ];
  return found.flat();
}
