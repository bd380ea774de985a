import { analysisIdSchema, type ProgressSwing } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { filmedView } from '../../../../test/filmed-view.ts';
import { measured } from '../../../../test/measured.ts';
import { saySwingChange } from './say-swing-change.ts';

const idOf = (day: number) => analysisIdSchema.parse(`00000000-0000-4000-8000-${String(day).padStart(12, '0')}`);
const swing = (day: number, hipsDeg: number, part: Partial<ProgressSwing> = {}): ProgressSwing => ({
  id: idOf(day),
  createdAt: new Date(Date.UTC(2026, 9, day)).toISOString(),
  clubSelection: 'driver',
  algorithm: 'swing-1',
  faceOn: filmedView,
  downTheLine: null,
  measurements: {
    hipRotationDeg: measured(hipsDeg, 14, { interval: { low: hipsDeg - 14, high: hipsDeg + 14 }, views: 'face-on' }),
  },
  ...part,
});
const sayTime = (atMs: number) => `day ${new Date(atMs).getUTCDate()}`;
const season = [25, 26, 25, 24, 47, 48, 47, 48].map((deg, i) => swing(i + 1, deg)).toReversed();

it('says the change of the usual swing up to this one, as a swing of that day could say it', () => {
  expect(saySwingChange({ swings: season, id: idOf(8), first: null, sayTime, stature: null })).toMatch(
    /^You turn your hips \d+° more with the driver than before day 5: a real change\.$/,
  );
});

it('says of a swing without a likely change which change of its step’s number would show', () => {
  const say = (first: 'hipRotationDeg' | 'tempoRatio' | null, day = 4) =>
    saySwingChange({ swings: season, id: idOf(day), first, sayTime, stature: null });
  expect(say('hipRotationDeg')).toMatch(
    /^No change is certain yet since day 1\. Hip rotation with the driver: a change of \d+° would show\.$/,
  );
  expect(say('tempoRatio')).toMatch(/^No change is certain yet since day 1\. Hip rotation/);
  expect(say(null)).toMatch(/^No change is certain yet since day 1\. Hip rotation/);
  expect(say('hipRotationDeg', 1)).toBeNull();
});

it('puts the number of the step before a surer change of another, if that is likely too', () => {
  const both = season.map((each, i) => ({
    ...each,
    measurements: { ...each.measurements, tempoRatio: measured(i < 4 ? 3.9 : 2.6, 0.3) },
  }));
  const say = (first: 'tempoRatio' | 'shoulderTurnDeg' | null) =>
    saySwingChange({ swings: both, id: idOf(8), first, sayTime, stature: null });
  expect(say(null)).toMatch(/^You turn your hips/);
  expect(say('tempoRatio')).toMatch(/^Tempo with the driver is/);
  expect(say('shoulderTurnDeg')).toMatch(/^You turn your hips/);
});

it('says a change of a length in the golfer’s unit, and in % of a height that is not known', () => {
  const closer = season.map((each, i) => ({
    ...each,
    measurements: { earlyExtensionBh: measured(i < 4 ? 6 : 1, 1) },
  }));
  const say = (stature: { heightCm: number; unit: 'in' | 'cm' } | null) =>
    saySwingChange({ swings: closer, id: idOf(8), first: null, sayTime, stature });
  expect(say(null)).toMatch(/^Hips to the ball with the driver is \d % of your height closer/);
  expect(say({ heightCm: 180, unit: 'in' })).toMatch(/^Hips to the ball with the driver is \d\.\d in closer/);
  expect(say({ heightCm: 180, unit: 'cm' })).toMatch(/^Hips to the ball with the driver is \d cm closer/);
});

it('says nothing of numbers that this swing lacks, of another club, and of a swing that is not there', () => {
  const unseen = swing(9, 0, { measurements: {} });
  expect(
    saySwingChange({ swings: [unseen, ...season], id: unseen.id, first: null, sayTime, stature: null }),
  ).toBeNull();
  const other = swing(10, 48, { clubSelection: '7-iron' });
  expect(saySwingChange({ swings: [other, ...season], id: other.id, first: null, sayTime, stature: null })).toBeNull();
  expect(saySwingChange({ swings: season, id: idOf(20), first: null, sayTime, stature: null })).toBeNull();
});
