import type { TimeBase } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { eventsAtTimes } from '../../../../../../../packages/swing/test/swing-events.ts';
import { swingLoop } from './swing-loop.ts';

const timeBase: TimeBase = {
  fps: 120,
  frames: 240,
  variable: false,
  duplicates: 0,
  slowMotionFactor: 1,
  trusted: true,
};
const between = (addressS: number, finishS: number) =>
  eventsAtTimes([...Array.from({ length: 7 }, () => addressS), finishS]);

it('plays from shortly before address to shortly after the finish', () => {
  const { startS, endS } = swingLoop({ events: between(0.9, 1.2), timeBase });
  expect(startS).toBeCloseTo(0.5);
  expect(endS).toBeCloseTo(1.7);
});

it('keeps within the video, and ends before its last frame', () => {
  expect(swingLoop({ events: between(0.1, 1.75), timeBase })).toEqual({ startS: 0, endS: 238 / 120 });
});

it('is as many times longer as the video is slowed down', () => {
  const slow = { ...timeBase, fps: 30, frames: 2_000, slowMotionFactor: 8 };
  const { startS, endS } = swingLoop({ events: between(10, 20), timeBase: slow });
  expect(startS).toBeCloseTo(10 - 3.2);
  expect(endS).toBeCloseTo(24);
});
