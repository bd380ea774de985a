import type { NetworkReading } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsAtTimes } from '../../../test/swing-events.ts';
import { cropMomentsOf } from '../crops/plan-trunk-crops.ts';
import { type BlendWeights, blendTurns, isUsable, shiftOf, turnBlends } from './blend-turns.ts';
import { readUsualError, turnNames } from './turn-model.ts';

/** A backswing of one second. */
const events = eventsAtTimes([1, 1.4, 1.6, 2, 2.1, 2.2, 2.3, 2.8]);
const reading: NetworkReading = {
  network: turnBlends.network,
  momentsS: [...cropMomentsOf(events)],
  alone: { shoulderTurnDeg: 90, hipRotationDeg: 45 },
};
const at = (valueDeg: number) => ({ valueDeg, usualErrorDeg: 8, stretch: 2 });
const landmarks = { shoulderTurnDeg: at(100), hipRotationDeg: at(30), xFactorDeg: at(70) };
const fit = {
  landmarks: 0.25,
  pictures: 0.75,
  offsetDeg: 2,
  errorWeights: [Math.log(6), 0, 0, 0, 0, 0],
  videoErrorDeg: 0,
};
const blend: BlendWeights = {
  usualStretch: 1,
  shoulderTurnDeg: fit,
  hipRotationDeg: { ...fit, offsetDeg: 0 },
  xFactorDeg: fit,
};

describe('a blend of landmarks and pictures', () => {
  it('is a weighted mean; the X-factor has its own', () => {
    const { shoulderTurnDeg, hipRotationDeg, xFactorDeg } = blendTurns(blend, landmarks, reading.alone, 0);
    expect(shoulderTurnDeg).toMatchObject({ valueDeg: 94.5, usualErrorDeg: expect.closeTo(6, 9), stretch: 2 });
    expect(hipRotationDeg.valueDeg).toBe(41.25);
    expect(xFactorDeg.valueDeg).toBe(0.25 * 70 + 0.75 * 45 + 2);
  });

  it('is the less sure, the farther its pictures are from the moments of the swing', () => {
    const errorAt = (shift: number) => blendTurns(blend, landmarks, reading.alone, shift).hipRotationDeg.usualErrorDeg;
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        (a, more) => {
          expect(errorAt(a + more)).toBeGreaterThan(errorAt(a));
        },
      ),
    );
    expect(errorAt(0.08)).toBeCloseTo(Math.hypot(6, 2.8), 9);
  });
});

it('is less sure of clips that are unlike those of its fit', () => {
  const stretchOf = (usualStretch: number) =>
    blendTurns({ ...blend, usualStretch }, landmarks, reading.alone, 0).hipRotationDeg.stretch;
  expect([1, 1.25, 2, 3].map(stretchOf)).toEqual([2, 1.6, 1, 1]);
});

it('is less sure of real video, by an error of its own', () => {
  const filmed = { ...blend, shoulderTurnDeg: { ...fit, videoErrorDeg: 16 } };
  const { shoulderTurnDeg, hipRotationDeg } = blendTurns(filmed, landmarks, reading.alone, 0);
  expect(shoulderTurnDeg.usualErrorDeg).toBeCloseTo(10, 9);
  expect(hipRotationDeg.usualErrorDeg).toBeCloseTo(6, 9);
});

describe('the reading of a video', () => {
  it('has no shift at the events that it was made at', () => {
    expect(shiftOf(reading, events)).toBe(0);
  });

  it.each([
    ['the top moved by a 20th of the backswing', [1, 1.4, 1.6, 2.05], 0.05 / 1.05],
    ['the address moved by a tenth of a second', [0.9, 1.4, 1.6, 2], 0.1 / 1.1],
    ['the mid-backswing moved by a 50th of a second', [1, 1.4, 1.62, 2], 0.02],
  ])('has the greatest shift of its pictures: %s', (_, times, shift) => {
    expect(shiftOf(reading, eventsAtTimes([...times, 2.1, 2.2, 2.3, 2.8]))).toBeCloseTo(shift, 9);
  });

  it('does not care about the moments after the top, nor how slowly the video plays', () => {
    expect(shiftOf(reading, eventsAtTimes([1, 1.4, 1.6, 2, 2.3, 2.4, 2.5, 3]))).toBe(0);
    const slow = (timesS: readonly number[]) => timesS.map((timeS) => 8 * timeS);
    const moved = [1, 1.4, 1.6, 2.05, 2.1, 2.2, 2.3, 2.8];
    const read = eventsAtTimes(slow([1, 1.4, 1.6, 2, 2.1, 2.2, 2.3, 2.8]));
    const slowReading = { ...reading, momentsS: [...cropMomentsOf(read)] };
    expect(shiftOf(slowReading, eventsAtTimes(slow(moved)))).toBeCloseTo(shiftOf(reading, eventsAtTimes(moved)), 9);
  });

  it.each([
    ['as it was made', reading, 0, true],
    ['a few frames off', reading, 0.09, true],
    ['of other moments', reading, 0.11, false],
    ['by another network', { ...reading, network: 'another' }, 0, false],
    ['without all of its moments', { ...reading, momentsS: [1] }, Number.NaN, false],
  ])('is used %s: %#', (_, of, shift, isUsed) => {
    expect(isUsable(of, shift)).toBe(isUsed);
  });

  it('has no number as its shift when a moment is missing', () => {
    expect(shiftOf({ ...reading, momentsS: [0.97, 1.4] }, events)).toBeNaN();
  });
});

it('is fitted for each source', () => {
  for (const source of ['faceOn', 'downTheLine', 'both'] as const) {
    for (const turn of turnNames) {
      const { landmarks: ridge, pictures, lowerMargin, upperMargin, errorWeights, rangeDeg } = turnBlends[source][turn];
      expect(Math.min(ridge, pictures), `${source} ${turn}`).toBeGreaterThan(0);
      expect(Math.min(lowerMargin, upperMargin)).toBeGreaterThan(1.5);
      expect(readUsualError(errorWeights, [1, 0, 0, 0, 0, 0])).toBeLessThan(10);
      expect(rangeDeg).toHaveLength(2);
    }
  }
});
