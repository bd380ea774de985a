import { expect, test } from 'vitest';
import { finishedAnalysis } from '../../../test/fixtures/finished-analysis.ts';
import { showLengths } from './show-lengths.ts';

const written = 'Your head moves about 7 % of your height before impact.';
const analysis = finishedAnalysis({
  recommendations: written,
  swingStrengths: [written],
  swingWeaknesses: [written],
  analysisResults: {
    posture: written,
    balance: written,
    mobilityAnalysis: { shoulderTurn: '', hipRotation: '', xFactor: '', spineAngle: '' },
  },
});

test.each([
  ['in', 'Your head moves about 5 in before impact.'],
  ['cm', 'Your head moves about 13 cm before impact.'],
] as const)('every written text has lengths in %s once the height is known', (unit, said) => {
  expect(showLengths(analysis, { heightCm: 180, unit })).toMatchObject({
    recommendations: said,
    swingStrengths: [said],
    swingWeaknesses: [said],
    analysisResults: { posture: said, balance: said },
  });
});

test('without a height the texts stay as they are, and an analysis without texts has none', () => {
  expect(showLengths(analysis, null)).toBe(analysis);
  const empty = finishedAnalysis({ recommendations: null, analysisResults: null });
  expect(showLengths(empty, { heightCm: 180, unit: 'in' })).toMatchObject({
    recommendations: null,
    analysisResults: null,
  });
});
