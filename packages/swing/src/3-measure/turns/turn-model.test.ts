import { describe, expect, it } from 'vitest';
import { applyTurnModel, readUsualError, spreadReading, type TurnModel, turnModels, turnNames } from './turn-model.ts';

/** The usual error is 6°, whatever the turn. */
const spread = { lowerMargin: 1.5, upperMargin: 1, rangeDeg: [0, 200] };
const fit = { centerDeg: 80, weights: [10, -5], errorWeights: [Math.log(6), 0, 0, 0, 0, 0], ...spread };
const model: TurnModel = {
  mean: [1, 2],
  deviation: [2, 4],
  usualDistance: 2,
  shoulderTurnDeg: fit,
  hipRotationDeg: { ...fit, centerDeg: 40 },
  xFactorDeg: spread,
};

describe('a turn model', () => {
  it('is linear in the standardized features', () => {
    expect(applyTurnModel(model, [1, 2]).shoulderTurnDeg.valueDeg).toBe(80);
    const { shoulderTurnDeg, hipRotationDeg, xFactorDeg } = applyTurnModel(model, [3, -2]);
    expect([shoulderTurnDeg.valueDeg, hipRotationDeg.valueDeg, xFactorDeg.valueDeg]).toEqual([95, 55, 40]);
  });

  it('gives the X-factor the errors of both turns', () => {
    expect(applyTurnModel(model, [1, 2]).xFactorDeg.usualErrorDeg).toBeCloseTo(6 * Math.SQRT2, 9);
  });

  it('has larger errors for clips unlike the simulated ones', () => {
    expect(applyTurnModel(model, [3, 6]).shoulderTurnDeg.stretch).toBe(1);
    const far = applyTurnModel(model, [1, 2 + 4 * 4]).shoulderTurnDeg; // mean squared deviation 8, four times the usual
    expect(far).toMatchObject({ stretch: 2, usualErrorDeg: expect.closeTo(6, 9) });
  });

  it('has larger errors for the turns that it reads worse', () => {
    const unsure = { ...model, shoulderTurnDeg: { ...fit, errorWeights: [Math.log(6), 0.5, 0, 0, 0, 0] } };
    const errorAt = (first: number) => applyTurnModel(unsure, [first, 2]).shoulderTurnDeg.usualErrorDeg;
    expect(errorAt(3)).toBeGreaterThan(errorAt(1));
    expect(errorAt(1)).toBeGreaterThan(errorAt(-1));
  });

  it('limits the error to the simulated range', () => {
    expect(readUsualError([-50], [1])).toBeCloseTo(2, 9);
    expect(readUsualError([50], [1])).toBeCloseTo(30, 9);
  });

  it('rejects features that it was not made for', () => {
    expect(() => applyTurnModel(model, [1])).toThrow(/other features/);
  });

  it('is complete for each view and for both', () => {
    for (const each of Object.values(turnModels)) {
      expect(each.deviation).toHaveLength(each.mean.length);
      for (const { weights } of [each.shoulderTurnDeg, each.hipRotationDeg]) {
        expect(weights).toHaveLength(each.mean.length);
        expect(weights.every(Number.isFinite)).toBe(true);
      }
      for (const turn of turnNames) {
        const { lowerMargin, upperMargin, rangeDeg } = each[turn];
        expect(Math.min(lowerMargin, upperMargin)).toBeGreaterThan(1.5);
        expect(rangeDeg).toHaveLength(2);
      }
    }
    expect(turnModels.both.mean).toHaveLength(turnModels.faceOn.mean.length + turnModels.downTheLine.mean.length);
  });
});

describe('the interval of a reading', () => {
  const reading = { valueDeg: 85, usualErrorDeg: 6, stretch: 1 };
  it.each([
    ['has the margins of the model', spread, reading, [76, 85, 91]],
    ['is wider for an unusual clip', spread, { ...reading, stretch: 2 }, [67, 85, 97]],
    ['leaves out turns that no golfer makes', { ...spread, rangeDeg: [40, 88] }, reading, [76, 83, 88]],
    ['is less sure of a reading beyond them', { ...spread, rangeDeg: [40, 80] }, reading, [63, 74, 79]],
  ] as const)('%s', (_, of, from, [low, value, high]) => {
    const found = spreadReading(of, from);
    expect(found.interval.low).toBeCloseTo(low, -0.3);
    expect(found.value).toBeCloseTo(value, -0.3);
    expect(found.interval.high).toBeCloseTo(high, -0.3);
  });

  it('grows without end where a reading makes no sense', () => {
    const { interval } = spreadReading({ ...spread, rangeDeg: [40, 118] }, { ...reading, valueDeg: 200 });
    expect(interval.high - interval.low).toBeGreaterThan(50);
  });
});
