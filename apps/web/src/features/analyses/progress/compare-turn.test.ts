import type { SwingAnalysis, ViewAnalysis } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { compareTurnWithPrevious } from './compare-turn.ts';

const framing = { statureShare: 0.7, feetX: 0.5, feetY: 0.85 };
const turning = (shoulderDeg: number, view: Partial<ViewAnalysis> = {}): SwingAnalysis =>
  finishedAnalysis({
    technicalDetails: {
      ...detailsUnderTest,
      faceOn: { ...viewUnderTest, framing, ...view },
      measurements: {
        shoulderTurnDeg: {
          ...{ value: shoulderDeg, plusMinus: 15, interval: { low: shoulderDeg - 15, high: shoulderDeg + 15 } },
          ...{ views: 'face-on', at: 'top', confidence: 0.9 },
        },
      },
    },
  });
const verdictOf = (now: SwingAnalysis, before: SwingAnalysis) =>
  compareTurnWithPrevious(now, before, 'shoulderTurnDeg')?.verdict;

it('shows a change beyond the repeat error, with the previous range', () => {
  const comparison = compareTurnWithPrevious(turning(100), turning(80), 'shoulderTurnDeg');
  expect(comparison).toMatchObject({ beside: 'Previous swing', value: 'about 80° (65–95°)' });
  expect(comparison?.verdict).toMatch(/^\+\d+° since last swing$/);
  expect(verdictOf(turning(80), turning(100))).toMatch(/^−\d+° since last swing$/);
});

it('shows no change within it', () => {
  expect(verdictOf(turning(84), turning(80))).toBe('No clear change');
});

it('shows none where the swings were filmed differently', () => {
  const nearer = turning(80, { framing: { ...framing, statureShare: 0.9 } });
  expect(verdictOf(turning(100), nearer)).toBe('Filmed differently');
});

it('has nothing to show without both turns', () => {
  const withheld = finishedAnalysis({
    technicalDetails: { ...detailsUnderTest, measurements: { shoulderTurnDeg: { withheld: 'Hidden.' } } },
  });
  expect(compareTurnWithPrevious(turning(100), withheld, 'shoulderTurnDeg')).toBeNull();
  expect(
    compareTurnWithPrevious(turning(100), finishedAnalysis({ technicalDetails: null }), 'shoulderTurnDeg'),
  ).toBeNull();
});
