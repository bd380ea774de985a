import { setTimeout as delay } from 'node:timers/promises';

interface WaitOptions {
  /** Start of the error message, such as `waiting for redis to be ready`. */
  what: string;
  deadlineMs: number;
  pollMs?: number;
}

/**
 * Polls until the probe returns true. A probe that throws counts as false. Rejects at the deadline, with the last error
 * as cause. Only for states without an event: whether another program answers, and the end of processes that are not
 * children of this one.
 */
export async function waitUntil(probe: () => boolean | Promise<boolean>, options: WaitOptions): Promise<void> {
  const end = Date.now() + options.deadlineMs;
  let lastError: unknown;
  for (;;) {
    try {
      if (await probe()) return;
    } catch (error) {
      lastError = error;
    }
    if (Date.now() > end) {
      throw new Error(`${options.what}: timed out after ${options.deadlineMs / 1000} s`, { cause: lastError });
    }
    await delay(options.pollMs ?? 25);
  }
}
