import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logging/logger.ts';

export interface PeriodicTask {
  /** Appears in the log when a run fails. */
  name: string;
  /** Time from the end of one run to the start of the next. */
  everyMs: number;
  /** One run. A long one should end early when the signal aborts: the service is stopping. */
  run(stopping: AbortSignal): Promise<void>;
}

export interface RunningPeriodicTasks {
  /** Starts no more runs and resolves when the current ones have ended. */
  stop(): Promise<void>;
}

/**
 * Runs each task in its own loop, the first time immediately. Runs of one task never overlap; list a task twice to run it
 * twice in parallel. A failed run is logged and retried at the next interval. Several processes may run the same tasks, so a
 * task that must not run twice at a time takes a lock or a lease of its own.
 */
export function startPeriodicTasks(tasks: readonly PeriodicTask[], logger: Logger): RunningPeriodicTasks {
  const stopping = new AbortController();
  // Each task listens while it waits; Node would warn of a leak above ten.
  setMaxListeners(0, stopping.signal);
  const loops = tasks.map((task) => runInLoop(task, stopping.signal, logger));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function runInLoop({ name, everyMs, run }: PeriodicTask, stopping: AbortSignal, logger: Logger): Promise<void> {
  while (!stopping.aborted) {
    try {
      await run(stopping);
    } catch (error) {
      logger.warn({ err: error, task: name }, 'periodic task failed');
    }
    await delay(everyMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
