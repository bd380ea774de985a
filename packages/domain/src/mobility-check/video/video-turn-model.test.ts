import { filmedTests } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { readFilmedTurn } from './video-turn-model.ts';
import models from './video-turn-models.generated.json' with { type: 'json' };

it.each(filmedTests)(
  'the model gives a usual %s video the ± of its band, and a wider one to a video that is unlike any',
  (test) => {
    const { mean, deviation, centerDeg, plusMinus, usualDistance } = models[test];
    const usual = readFilmedTurn(test, mean);
    expect(usual.turnDeg).toBeCloseTo(centerDeg, 6);
    expect(usual.plusMinusDeg).toBe(plusMinus.find(({ uptoDeg }) => centerDeg <= uptoDeg)?.deg);
    const far = 3 * Math.sqrt(usualDistance);
    const unlike = mean.map((value, i) => value + far * (deviation[i] ?? 0) * (i % 2 === 0 ? 1 : -1));
    const widest = Math.max(...plusMinus.map(({ deg }) => deg));
    expect(readFilmedTurn(test, unlike).plusMinusDeg).toBeGreaterThan(
      1.5 * Math.min(...plusMinus.map(({ deg }) => deg)),
    );
    expect(readFilmedTurn(test, unlike).plusMinusDeg).toBeLessThanOrEqual(3.01 * widest);
  },
);

it('the model reads no turn below zero, and rejects features that it was not made for', () => {
  const { mean, deviation } = models.hips;
  const square = mean.map((value, i) => value - 6 * (deviation[i] ?? 0));
  expect(readFilmedTurn('hips', square).turnDeg).toBeGreaterThanOrEqual(0);
  expect(() => readFilmedTurn('hips', [1, 2])).toThrow('other features');
});
