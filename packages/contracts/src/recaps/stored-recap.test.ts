import { expect, it } from 'vitest';
import { type Recap, recapSchema } from './recap.ts';

/** A recap as it was stored in the first month that had recaps. Rows of that shape stay: it is never changed. */
const stored: Recap = {
  month: '2026-11-01',
  writtenAt: '2026-12-01T15:00:00.000Z',
  swings: [{ club: 'driver', count: 2 }],
  shots: [
    { club: '7-iron', count: 40, carryYd: 150.4 },
    { club: 'driver', count: 3, carryYd: null },
  ],
  checks: 1,
  training: { workouts: 9, exercises: 54, streakWeeks: 6 },
  changes: [
    {
      source: 'shots',
      mark: 'real',
      sentence: 'Carry with the 7-iron is 9 yd higher than in October 2026: a real change.',
    },
  ],
  steady: null,
  missing: ['One mobility check of the last half year shows both sides. Repeat it, and a change can show.'],
  isSwingCompared: true,
  next: {
    sentence: 'Turn your hips farther.',
    target: { screen: 'analysis', analysisId: '5cf1cf1c-6b3d-4d3a-9a55-0f3a52d0a001' },
  },
};

it('a recap of the first month can be shown', () => {
  expect(recapSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});
