import { setTimeout as delay } from 'node:timers/promises';
import type { Draw, RunningSystem } from '@trueswing/testkit';
import { end, flushRedis, freeze, kill } from './acts.ts';
import type { Disturbance } from './draw-plan.ts';

/** Disturbances that may overlap, each at another part. */
const sideBySide = 2;

/** Carries out a plan; resolves when all parts run again. @returns the number of each act */
export async function disturb(
  system: RunningSystem,
  plan: readonly Disturbance[],
  draw: Draw,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const waiting = [...plan];
  const busy = new Set<string>();
  const work = async () => {
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ part }) => !busy.has(part));
      const [disturbance] = waiting.splice(next, next < 0 ? 0 : 1);
      if (disturbance) {
        busy.add(disturbance.part);
        await carryOut(system, disturbance);
        busy.delete(disturbance.part);
        counts[disturbance.act] = (counts[disturbance.act] ?? 0) + 1;
      }
      await delay(draw.between(200, 2_000));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return counts;
}

async function carryOut(system: RunningSystem, { part: name, act, ms }: Disturbance): Promise<void> {
  const part = system.parts[name];
  if (!part) throw new Error(`${name} was not started`);
  if (act === 'kill') await kill(part, ms);
  else if (act === 'end') await end(part);
  else if (act === 'freeze') await freeze(part, ms);
  else await flushRedis(system);
}
