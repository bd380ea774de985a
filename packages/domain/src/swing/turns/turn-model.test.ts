import { describe, expect, it } from 'vitest';
import { applyTurnModel, type TurnModel, turnModels } from './turn-model.ts';

const fit = { centreDeg: 80, weights: [10, -5], plusMinusDeg: 12, lowerMarginDeg: 11, rangeDeg: [50, 100] };
const model: TurnModel = {
  coverage: 0.9,
  mean: [1, 2],
  deviation: [2, 4],
  usualDistance: 2,
  shoulderTurnDeg: fit,
  hipRotationDeg: { ...fit, centreDeg: 40, rangeDeg: [10, 50] },
};

describe('a turn model', () => {
  it('is linear in the standardised features', () => {
    expect(applyTurnModel(model, [1, 2], 'shoulderTurnDeg').valueDeg).toBe(80);
    expect(applyTurnModel(model, [3, -2], 'shoulderTurnDeg').valueDeg).toBe(95);
    expect(applyTurnModel(model, [3, -2], 'hipRotationDeg').valueDeg).toBe(55);
  });

  it('keeps its error bar among usual clips and widens it outside', () => {
    expect(applyTurnModel(model, [3, 6], 'shoulderTurnDeg')).toMatchObject({
      plusMinusDeg: 12,
      stretch: 1,
      lowestDeg: 74,
    });
    const far = applyTurnModel(model, [1, 2 + 4 * 4], 'shoulderTurnDeg'); // mean squared deviation 8, four times the usual
    expect(far).toMatchObject({ plusMinusDeg: 24, stretch: 2, confidence: 0.45, lowestDeg: 60 - 22 });
  });

  it('doubts what it reads beyond the turns that were simulated', () => {
    const beyond = applyTurnModel(model, [3, -2], 'hipRotationDeg'); // reads 55, 5° past the range
    expect(beyond).toMatchObject({ plusMinusDeg: 17, lowestDeg: 55 - 16 });
  });

  it('refuses features that it was not made for', () => {
    expect(() => applyTurnModel(model, [1], 'shoulderTurnDeg')).toThrow(/other features/);
  });

  it('is complete for both views', () => {
    for (const { mean, deviation, shoulderTurnDeg, hipRotationDeg } of Object.values(turnModels)) {
      expect(deviation).toHaveLength(mean.length);
      for (const { weights } of [shoulderTurnDeg, hipRotationDeg]) {
        expect(weights).toHaveLength(mean.length);
        expect(weights.every(Number.isFinite)).toBe(true);
      }
      expect(deviation.every((d) => d > 0)).toBe(true);
    }
  });
});
