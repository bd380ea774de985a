import { expect, test } from 'vitest';
import { WakeUpSignal } from './wake-up-signal.ts';

/** Longer than any test: a wait that nothing ends fails by its time limit. */
const neverMs = 600_000;

test('a signal wakes the loop that waits', async () => {
  const signal = new WakeUpSignal();
  const waiting = signal.wait(neverMs);
  signal.set();
  await waiting;
});

test('a signal that is set while the loop is busy ends its next wait, and no later one', async () => {
  const signal = new WakeUpSignal();
  signal.set();
  signal.set();
  await signal.wait(neverMs);
  const startedAt = performance.now();
  await signal.wait(50);
  expect(performance.now() - startedAt).toBeGreaterThan(45);
});

test('a signal that woke a loop does not end its next wait', async () => {
  const signal = new WakeUpSignal();
  const waiting = signal.wait(neverMs);
  signal.set();
  await waiting;
  const startedAt = performance.now();
  await signal.wait(50);
  expect(performance.now() - startedAt).toBeGreaterThan(45);
});
