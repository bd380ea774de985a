import { setTimeout as delay } from 'node:timers/promises';

interface WaitOptions {
  /** What is waited for, for the error. */
  what: string;
  deadlineMs: number;
  pollMs?: number;
}

/** Asks until the probe returns true; a probe that throws counts as "not yet". Rejects at the deadline, with the last error as cause. */
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
      throw new Error(`${options.what}: not within ${options.deadlineMs / 1000} s`, { cause: lastError });
    }
    await delay(options.pollMs ?? 25);
  }
}
