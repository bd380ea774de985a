import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { startPeriodicTasks } from './start-periodic-tasks.ts';

const silent = pino({ level: 'silent' });

/** Loops of `node:timers/promises` do not follow fake timers, so the intervals are short ones of real time. */
const everyMs = 5;

describe('startPeriodicTasks', () => {
  it('runs each task immediately, and again after its interval', async () => {
    const runs = { often: 0, once: 0 };
    const tasks = startPeriodicTasks(
      [
        { name: 'often', everyMs, run: async () => void runs.often++ },
        { name: 'once', everyMs: 60_000, run: async () => void runs.once++ },
      ],
      silent,
    );
    expect(runs).toEqual({ often: 1, once: 1 });
    await vi.waitUntil(() => runs.often >= 3);
    expect(runs.once).toBe(1);
    await tasks.stop();
  });

  it('does not overlap the runs of one task', async () => {
    let running = 0;
    let mostRunning = 0;
    let runs = 0;
    const run = async () => {
      mostRunning = Math.max(mostRunning, ++running);
      await new Promise((resolve) => setTimeout(resolve, 3 * everyMs));
      running--;
      runs++;
    };
    const tasks = startPeriodicTasks([{ name: 'slow', everyMs, run }], silent);
    await vi.waitUntil(() => runs >= 3);
    await tasks.stop();
    expect(mostRunning).toBe(1);
  });

  it('logs a failed run under the name of its task and retries at the next interval', async () => {
    const warn = vi.spyOn(silent, 'warn');
    const failure = new Error('database away');
    let runs = 0;
    const run = async () => {
      runs++;
      if (runs === 1) throw failure;
    };
    const tasks = startPeriodicTasks([{ name: 'prune', everyMs, run }], silent);
    await vi.waitUntil(() => runs >= 3);
    await tasks.stop();
    expect(warn.mock.calls).toEqual([[{ err: failure, task: 'prune' }, 'periodic task failed']]);
  });

  it('survives a task that throws before it returns a promise', async () => {
    let runs = 0;
    const run = () => {
      runs++;
      throw new Error('not even a promise');
    };
    const tasks = startPeriodicTasks([{ name: 'broken', everyMs, run }], silent);
    await vi.waitUntil(() => runs >= 2);
    await tasks.stop();
  });
});

describe('stop', () => {
  it('aborts the signal of a running task, waits for it, and starts no other run', async () => {
    const events: string[] = [];
    const tasks = startPeriodicTasks(
      [
        {
          name: 'long',
          everyMs: 0,
          run: async (stopping) => {
            events.push('started');
            await new Promise((resolve) => stopping.addEventListener('abort', resolve));
            await new Promise((resolve) => setTimeout(resolve, 20));
            events.push('ended');
          },
        },
      ],
      silent,
    );
    await tasks.stop();
    expect(events).toEqual(['started', 'ended']);
  });

  it('does not wait for the interval of a task that sleeps', async () => {
    const tasks = startPeriodicTasks([{ name: 'daily', everyMs: 86_400_000, run: async () => undefined }], silent);
    const startedAt = performance.now();
    await tasks.stop();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

it('any number of tasks causes no warning of a leak', async () => {
  const warnings: string[] = [];
  const listen = ({ name }: Error) => void warnings.push(name);
  process.on('warning', listen);
  const task = { name: 'task', everyMs: 60_000, run: async () => undefined };
  const tasks = startPeriodicTasks(
    Array.from({ length: 20 }, () => task),
    silent,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  await tasks.stop();
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});
