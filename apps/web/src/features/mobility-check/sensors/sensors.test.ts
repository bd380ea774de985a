// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { recordMotion, sensesMotion } from './record-motion.ts';

/** An event as a phone sends it. */
const move = (values: object, timeStamp = performance.now()) => {
  const event = Object.assign(new Event('devicemotion'), values);
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
};
const still = {
  rotationRate: { alpha: 1, beta: 2, gamma: 3 },
  accelerationIncludingGravity: { x: 0, y: 9.81, z: 0.1 },
};
const turn = (alpha: number | null) =>
  window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha, beta: 90, gamma: 0 }));

it('records movement with the latest orientation until it is stopped', () => {
  const recorder = recordMotion();
  const atMs = performance.now();
  move(still, atMs);
  turn(12);
  move(still);
  turn(null);
  move({ rotationRate: null, accelerationIncludingGravity: null });
  recorder.stop();
  move(still);
  expect(recorder.samples).toMatchObject([
    { timeMs: atMs, rotationRate: [1, 2, 3], acceleration: [0, 9.81, 0.1], orientation: null },
    { orientation: { alphaDeg: 12, betaDeg: 90, gammaDeg: 0 } },
    { rotationRate: [Number.NaN, Number.NaN, Number.NaN], orientation: null },
  ]);
});

it('a recording counts from the start of the page where a browser counts from 1970', () => {
  const recorder = recordMotion();
  move(still, Date.now());
  recorder.stop();
  expect(Math.abs((recorder.samples[0]?.timeMs ?? 0) - performance.now())).toBeLessThan(1000);
});

it('feels no movement where events come empty, as on a desktop', async () => {
  const empty = setInterval(() => move({ rotationRate: { alpha: null, beta: null, gamma: null } }), 10);
  expect(await sensesMotion(120)).toBe(false);
  clearInterval(empty);
  const full = setInterval(() => move(still), 10);
  expect(await sensesMotion(2000)).toBe(true);
  clearInterval(full);
});
