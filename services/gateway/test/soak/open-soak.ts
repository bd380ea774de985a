import { join } from 'node:path';
import { prepareTrained } from '../chaos/clients/prepare-trained.ts';
import { FactLog } from '../chaos/fact-log.ts';
import { openChaosSystem } from '../chaos/open-chaos-system.ts';
import type { World } from '../chaos/world.ts';
import { exampleVideo } from '../test-videos.ts';

/** Starts the whole system as built processes, with golfers who have Premium and a finished analysis. */
export async function openSoak(golfers: number): Promise<World> {
  const rejected = await exampleVideo();
  const system = await openChaosSystem();
  const log = new FactLog(join(system.folder, 'facts.jsonl'));
  const over = new AbortController().signal;
  const world: World = { ...system, log, staying: [], trained: [], videos: { rejected, analyzed: null }, over };
  await prepareTrained(world, golfers);
  return world;
}

/** Starts the services again: the overload of the search would make their first memory look large, and hide growth. */
export async function restartServices({ system }: World): Promise<void> {
  for (const name of ['analysis-worker', 'billing', 'gamification', 'gateway'] as const)
    await system.parts[name]?.restart();
}
