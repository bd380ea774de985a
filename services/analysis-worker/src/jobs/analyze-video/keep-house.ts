import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@trueswing/service-kit';

export interface HouseTask {
  name: string;
  everyMs: number;
  run(stopping: AbortSignal): Promise<void>;
}

/** Runs each task over and over, the first time at once. A task that fails is told and comes again at its time. */
export function keepHouse(tasks: readonly HouseTask[], logger: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loops = tasks.map(async ({ name, everyMs, run }) => {
    while (!stopping.signal.aborted) {
      await run(stopping.signal).catch((error: unknown) => {
        logger.warn({ task: name, reason: error instanceof Error ? error.message : String(error) }, 'sweep failed');
      });
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
