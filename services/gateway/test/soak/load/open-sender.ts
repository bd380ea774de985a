import { setTimeout as delay } from 'node:timers/promises';
import type { Draw } from '@trueswing/testkit';
import type { World } from '../../chaos/world.ts';
import type { LatencyWindows } from './latency-windows.ts';
import { type Act, readActs } from './read-acts.ts';
import { openClient, type SoakClient, type SoakGolfer } from './soak-client.ts';
import { timedActs } from './timed-acts.ts';
import { writeActs } from './write-acts.ts';

interface Load {
  ratePerS: number;
  durationMs: number;
  latencies: LatencyWindows;
}

/** Acts of one kind, each of the golfer whose turn it is. */
interface Stream {
  nextAct(): (client: SoakClient) => Promise<unknown>;
  nextGolfer(): SoakGolfer;
  /** Whether latencies count. */
  isMeasured: boolean;
}

const acts = [...readActs, ...writeActs];
const totalWeight = acts.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Opens what sends loads, one after the other. In each, golfers act at a steady rate, whether or not earlier acts have ended,
 * so a system that falls behind does not slow its own load down. A load resolves when all of its acts have ended.
 */
export function openSender(world: World, golfers: readonly SoakGolfer[], draw: Draw): (load: Load) => Promise<void> {
  const mixed: Stream = { nextAct: () => drawAct(draw).run, nextGolfer: takeTurns(golfers), isMeasured: true };
  // Slow on purpose, and at a low rate more than one call of a hundred: p99 would be theirs alone.
  const timed = timedActs.map(({ everyMs, run }) => {
    const stream: Stream = { nextAct: () => run, nextGolfer: takeTurns(golfers), isMeasured: false };
    return { everyMs, stream };
  });
  return async ({ ratePerS, durationMs, latencies }) => {
    const startedAt = performance.now();
    const underWay = new Set<Promise<void>>();
    const start = ({ nextAct, nextGolfer, isMeasured }: Stream, dueAt: number) => {
      const onAnswer = (latencyMs: number) => (isMeasured ? latencies.succeed(latencyMs) : undefined);
      const ended = nextAct()(openClient(world, nextGolfer(), dueAt, onAnswer))
        .then(() => undefined)
        .catch((error: Error) => latencies.fail(error.message))
        .finally(() => underWay.delete(ended));
      underWay.add(ended);
    };
    const repeat = async (everyMs: number, stream: Stream) => {
      for (let count = 0; count * everyMs < durationMs; count++) {
        const dueAt = startedAt + count * everyMs;
        const waitMs = dueAt - performance.now();
        if (waitMs > 0) await delay(waitMs);
        start(stream, dueAt);
      }
    };
    await Promise.all([
      repeat(1_000 / ratePerS, mixed),
      ...timed.map(({ everyMs, stream }) => repeat(everyMs, stream)),
    ]);
    await Promise.all(underWay);
  };
}

/** Turns keep each golfer below the limits of the product. */
function takeTurns<T>(all: readonly T[]): () => T {
  let turn = 0;
  return () => all[turn++ % all.length] as T;
}

function drawAct(draw: Draw): Act {
  let left = draw.between(0, totalWeight);
  for (const act of acts) {
    left -= act.weight;
    if (left < 0) return act;
  }
  throw new Error('the weights do not add up');
}
