import type { Measured } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../../../../test/fixtures/finished-analysis.ts';
import { videosOf } from './videos-of.ts';

const analysis = finishedAnalysis({ downTheLineVideoUrl: '/video/down-the-line' });
const turn: Measured = {
  value: 76,
  plusMinus: 12,
  interval: { low: 64, high: 88 },
  at: 'top',
  confidence: 0.9,
};
const turnsOf = (measurements: (typeof detailsUnderTest)['measurements']) =>
  videosOf(analysis, {
    ...detailsUnderTest,
    measurements,
    downTheLine: { ...viewUnderTest, view: 'down-the-line' },
  }).map(({ turns }) => turns);

test.each([
  ['rests on both videos', 'both', [{ shoulders: '75°' }, { shoulders: '75°' }]],
  ['rests on the one from the front', 'face-on', [{ shoulders: '75°' }, {}]],
  ['rests on the one from behind', 'down-the-line', [{}, { shoulders: '75°' }]],
] as const)('a turn stands on the videos that show it: it %s', (_case, views, expected) => {
  expect(turnsOf({ shoulderTurnDeg: { ...turn, views } })).toEqual(expected);
});

test('a turn of an older result stands on all, and one that was not measured on none', () => {
  expect(turnsOf({ hipRotationDeg: turn, shoulderTurnDeg: { withheld: 'Hidden.' } })).toEqual([
    { hips: '75°' },
    { hips: '75°' },
  ]);
});
