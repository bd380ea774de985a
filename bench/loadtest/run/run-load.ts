import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from '../read-arguments.ts';
import type { Target } from '../targets/target.ts';
import { startArrivals } from './arrivals.ts';
import { showLiveLine } from './live-line.ts';
import type { Recorder } from './recorder.ts';

/**
 * Sends the load and waits for what is under way, at most for the drain time; then it counts as `not-finished`. Resolves
 * with the seconds until the last end. When the caller interrupts, no more arrives, and what ended is reported.
 */
export async function runLoad(
  target: Target,
  { ratePerS, durationS, drainS }: Load,
  recorder: Recorder,
  interrupted: AbortSignal,
): Promise<number> {
  const giveUp = new AbortController();
  // Everything under way listens to it.
  setMaxListeners(0, giveUp.signal);
  const underWay: Promise<void>[] = [];
  const line = showLiveLine(recorder);
  await startArrivals({ ratePerS, durationS, signal: interrupted }, (index) => {
    recorder.arrive();
    underWay.push(target.arrive(index, giveUp.signal).catch(() => recorder.fail('not-finished')));
  });
  const drained = new AbortController();
  const deadline = sleep(drainS * 1000, undefined, {
    signal: AbortSignal.any([drained.signal, interrupted]),
  }).catch(() => undefined);
  const allEnded = Promise.all(underWay);
  await Promise.race([allEnded, deadline]);
  drained.abort();
  giveUp.abort();
  await allEnded;
  line.stop();
  return recorder.elapsedS;
}
