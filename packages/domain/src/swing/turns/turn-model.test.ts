import { describe, expect, it } from 'vitest';
import { applyTurnModel, readUsualError, type TurnModel, turnModels } from './turn-model.ts';

/** The usual error is 6°, whatever the turn. */
const fit = {
  centerDeg: 80,
  weights: [10, -5],
  doubt: [Math.log(6), 0, 0, 0, 0, 0],
  halfWidth: 2,
  lowerMargin: 1.5,
  upperMargin: 1,
  rangeDeg: [50, 100],
};
const model: TurnModel = {
  coverage: 0.9,
  mean: [1, 2],
  deviation: [2, 4],
  usualDistance: 2,
  shoulderTurnDeg: fit,
  hipRotationDeg: { ...fit, centerDeg: 40, rangeDeg: [10, 50] },
};

describe('a turn model', () => {
  it('is linear in the standardized features', () => {
    expect(applyTurnModel(model, [1, 2]).shoulderTurnDeg.valueDeg).toBe(80);
    expect(applyTurnModel(model, [3, -2]).shoulderTurnDeg.valueDeg).toBe(95);
    expect(applyTurnModel(model, [3, -2]).hipRotationDeg.valueDeg).toBe(55);
  });

  it('keeps its error bar among usual clips and widens it outside', () => {
    const near = applyTurnModel(model, [3, 6]).shoulderTurnDeg;
    expect(near.stretch).toBe(1);
    expect(near.plusMinusDeg).toBeCloseTo(12, 9);
    expect(near.lowestDeg).toBeCloseTo(85 - 9, 9);
    const far = applyTurnModel(model, [1, 2 + 4 * 4]).shoulderTurnDeg; // mean squared deviation 8, four times the usual
    expect(far).toMatchObject({ stretch: 2, confidence: 0.45 });
    expect(far.plusMinusDeg).toBeCloseTo(24, 9);
    expect(far.lowestDeg).toBeCloseTo(60 - 18, 9);
    expect(far.highestDeg).toBeCloseTo(60 + 12, 9);
  });

  it('doubts what it reads beyond the turns that were simulated', () => {
    const beyond = applyTurnModel(model, [3, -2]).hipRotationDeg; // reads 55, 5° past the range
    expect(beyond.plusMinusDeg).toBeCloseTo(17, 9);
    expect(beyond.lowestDeg).toBeCloseTo(55 - 9 - 5, 9);
    expect(beyond.highestDeg).toBeCloseTo(55 + 6 + 5, 9);
  });

  it('widens the error bar for the turns that it reads worse', () => {
    const unsure = { ...model, shoulderTurnDeg: { ...fit, doubt: [Math.log(6), 0.5, 0, 0, 0, 0] } };
    const barAt = (first: number) => applyTurnModel(unsure, [first, 2]).shoulderTurnDeg.plusMinusDeg;
    expect(barAt(3)).toBeGreaterThan(barAt(1));
    expect(barAt(1)).toBeGreaterThan(barAt(-1));
  });

  it('limits the error to the simulated range', () => {
    expect(readUsualError([-50], [1])).toBeCloseTo(2, 9);
    expect(readUsualError([50], [1])).toBeCloseTo(30, 9);
  });

  it('refuses features that it was not made for', () => {
    expect(() => applyTurnModel(model, [1])).toThrow(/other features/);
  });

  it('is complete for each view and for both', () => {
    for (const { mean, deviation, shoulderTurnDeg, hipRotationDeg } of Object.values(turnModels)) {
      expect(deviation).toHaveLength(mean.length);
      for (const { weights } of [shoulderTurnDeg, hipRotationDeg]) {
        expect(weights).toHaveLength(mean.length);
        expect(weights.every(Number.isFinite)).toBe(true);
      }
    }
    expect(turnModels.both.mean).toHaveLength(turnModels.faceOn.mean.length + turnModels.downTheLine.mean.length);
  });
});
