import { setTimeout as delay } from 'node:timers/promises';
import type { Draw } from '@trueswing/testkit';
import type { DisturbedSystem } from '../open-chaos-system.ts';
import { end, flushRedis, freeze, kill } from './acts.ts';
import type { Disturbance } from './draw-plan.ts';

/** Disturbances that may overlap, each at another part. */
const sideBySide = 2;

/**
 * Carries out a plan; resolves when all parts run again. A full disk is full for all parts, so no other one is disturbed meanwhile.
 * @returns the number of each act
 */
export async function disturb(
  chaos: DisturbedSystem,
  plan: readonly Disturbance[],
  draw: Draw,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const waiting = plan.filter(({ act }) => act !== 'fill');
  const fills = plan.filter(({ act }) => act === 'fill');
  const stretch = Math.ceil(waiting.length / (fills.length + 1));
  for (const fill of [...fills, null]) {
    await disturbSideBySide(waiting.splice(0, stretch));
    if (fill) await carryOutCounted(fill);
  }
  return counts;

  async function disturbSideBySide(left: Disturbance[]): Promise<void> {
    const busy = new Set<string>();
    const work = async () => {
      while (left.length > 0) {
        const next = left.findIndex(({ part }) => !busy.has(part));
        const [disturbance] = left.splice(next, next < 0 ? 0 : 1);
        if (disturbance) {
          busy.add(disturbance.part);
          await carryOutCounted(disturbance);
          busy.delete(disturbance.part);
        }
        await delay(draw.between(200, 2_000));
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
  }

  async function carryOutCounted(disturbance: Disturbance): Promise<void> {
    await carryOut(chaos, disturbance);
    counts[disturbance.act] = (counts[disturbance.act] ?? 0) + 1;
  }
}

async function carryOut(chaos: DisturbedSystem, { part: name, act, ms, stepS = 0 }: Disturbance): Promise<void> {
  const { system } = chaos;
  if (name === 'disk') return await chaos.fillDisk(ms);
  if (name === 'clock') return await chaos.clock?.step(stepS, ms);
  const part = system.parts[name];
  if (!part) throw new Error(`${name} was not started`);
  if (act === 'kill') await kill(part, ms);
  else if (act === 'end') await end(part);
  else if (act === 'freeze') await freeze(part, ms);
  else await flushRedis(system);
}
