// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { analysisIdSchema, type ProgressSwing, userIdSchema } from '@trueswing/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { finishedAnalysis, viewUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { openReport } from '../../../../test/fixtures/open-report.tsx';
import { SwingChange } from './swing-change.tsx';

afterEach(cleanup);

const framing = { statureShare: 0.7, feetX: 0.5, feetY: 0.85 };
const swing = (day: number, deg: number): ProgressSwing => ({
  id: analysisIdSchema.parse(`00000000-0000-4000-8000-${String(day).padStart(12, '0')}`),
  createdAt: new Date(2026, 9, day, 12).toISOString(),
  clubSelection: 'driver',
  algorithm: 'swing-1',
  faceOn: { ...viewUnderTest, framing },
  downTheLine: null,
  measurements: {
    hipRotationDeg: {
      value: deg,
      plusMinus: 12,
      interval: { low: deg - 12, high: deg + 12 },
      views: 'face-on',
      at: 'top',
      confidence: 0.9,
    },
  },
});
const swings = [25, 26, 25, 24, 47, 48, 47, 48].map((deg, i) => swing(i + 1, deg)).toReversed();
const [newest] = swings;
if (!newest) throw new Error('there are swings above');
const analysis = finishedAnalysis({ id: newest.id });

test('the owner reads what changed up to this swing, and gets to the rest', () => {
  openReport(<SwingChange analysis={analysis} first={null} />, vi.fn(), { swings });
  expect(
    screen.getByText(/^You turn your hips \d+° more with the driver than before Oct 5, 2026: a real change\.$/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'See Your Progress' }).getAttribute('href')).toBe('/progress');
});

test('a change of a length is in the golfer’s unit', () => {
  const closer = swings.map((each, i) => ({
    ...each,
    measurements: { earlyExtensionBh: { value: i < 4 ? 1 : 6, plusMinus: 1, at: 'impact' as const, confidence: 0.9 } },
  }));
  const golfer = { heightCm: 180, lengthUnit: 'in' } as const;
  openReport(<SwingChange analysis={analysis} first={null} />, vi.fn(), { swings: closer, golfer });
  expect(screen.getByText(/^Hips to the ball with the driver is \d\.\d in farther than before/)).toBeDefined();
});

test('the owner of swings that do not differ reads which change would show', () => {
  openReport(<SwingChange analysis={analysis} first="hipRotationDeg" />, vi.fn(), { swings: swings.slice(0, 4) });
  expect(screen.getByText(/^No change is certain yet since Oct 5, 2026\. Hip rotation .+ would show\.$/)).toBeDefined();
});

test('nothing is said to a golfer with Premium about another golfer’s swing', () => {
  const userId = userIdSchema.parse('00000000-0000-4000-8000-00000000000a');
  openReport(<SwingChange analysis={{ ...analysis, userId }} first={null} />, vi.fn(), { swings });
  expect(screen.queryByText(/^What changed/)).toBeNull();
});

test.each([
  ['a visitor', 'guest'],
  ['a golfer without Premium', { swings, uploads: { isPremium: false } }],
  ['a golfer with one swing', { swings: swings.slice(0, 1) }],
] as const)('nothing is said to %s', (_, reader) => {
  openReport(<SwingChange analysis={analysis} first={null} />, vi.fn(), reader);
  expect(screen.queryByText(/^What changed/)).toBeNull();
});
