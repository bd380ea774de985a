import { findTraces } from '../../privacy/find-traces.ts';
import type { World } from '../world.ts';

/** Finds what is left of deleted accounts, in the tables of all services and in the object store. */
export async function findLeftOfDeleted(world: World): Promise<string[]> {
  const gone = world.log.deletedGolfers();
  const texts = world.log.facts
    .filter(({ golfer }) => gone.has(golfer))
    .flatMap(({ kind, owner, id }) => (kind === 'completion' ? [owner] : [owner, id ?? owner]));
  if (texts.length === 0) return [];
  const traces = await findTraces(world, [...new Set(texts)]);
  return traces.map((trace) => `a deleted account in ${trace}`);
}
