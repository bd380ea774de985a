import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeProgress, openProgress, type ShownReading } from './judge-progress.ts';

const reading = (value: number, atMs: number): ShownReading => ({
  atMs,
  value,
  standardDeviation: 3,
  range: { low: value - 8, high: value + 8 },
});
const values = fc.array(fc.double({ min: -60, max: 60, noNaN: true }), { minLength: 2, maxLength: 20 });

it('is real from four readings on only, never beyond the highest mark, and names a change within its range', () => {
  fc.assert(
    fc.property(
      values,
      fc.constantFrom('real', 'likely'),
      fc.double({ min: 0, max: 60, noNaN: true }),
      (all, atMost, step) => {
        const stepped = all.map((value, index) => reading(value / 20 + (2 * index < all.length ? 0 : step), index));
        const progress = judgeProgress(stepped, { atMost, each: 'attempts' });
        if (progress.kind !== 'judged') throw new Error('two readings are judged');
        const { mark, missing, change, changeRange, before, since } = progress;
        expect(missing).toBe(atMost === 'likely' ? null : Math.max(0, 6 - all.length));
        if (mark === 'real') expect(all.length).toBeGreaterThanOrEqual(4);
        expect(changeRange.low).toBeLessThan(change);
        expect(changeRange.high).toBeGreaterThan(change);
        expect(before.readings + since.readings).toBe(all.length);
        expect(before.upToMs).toBeLessThan(since.fromMs);
      },
    ),
    { numRuns: 300 },
  );
});

it('the same step is less sure among readings that scatter more than their errors', () => {
  const marks = [2, 8, 16].map((scatter) => {
    const all = [0, 1, 0, 1, 0, 1, 0, 1].map((up, index) => reading(scatter * up + (index < 4 ? 0 : 12), index));
    const progress = judgeProgress(all, { atMost: 'real', each: 'attempts' });
    return progress.kind === 'judged' && progress.mark;
  });
  expect(marks).toEqual(['real', 'real', 'likely']);
});

it('names the smallest change that can show among readings of unequal errors, and none if none can', () => {
  const deviations = fc.array(fc.double({ min: 1, max: 20, noNaN: true }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(deviations, fc.constantFrom('real', 'likely'), (all, atMost) => {
      const readings = all.map((standardDeviation, index) => ({ ...reading(0, index), standardDeviation }));
      const progress = judgeProgress(readings, { atMost, each: 'attempts' });
      if (progress.kind !== 'judged') throw new Error('two readings are judged');
      expect(progress.smallestChange === null || Number.isFinite(progress.smallestChange)).toBe(true);
    }),
  );
  const months = [7.5, 4.3, 4.3, 7.5].map((standardDeviation, index) => ({ ...reading(0, index), standardDeviation }));
  const likely = judgeProgress(months, { atMost: 'likely', each: 'attempts' });
  expect(judgeProgress(months, { atMost: 'real', each: 'attempts' })).toMatchObject({
    smallestChange: likely.kind === 'judged' && likely.smallestChange,
  });
});

/** Standard deviations of a reading of the hips, with the spread between swings (docs/research/seasons.md). */
const hipsDeg = { both: 4.75, faceOn: 6.9 };

it.each([
  ['real after 12 swings with both views', hipsDeg.both, 12, 'real'],
  ['likely after 6 with both views', hipsDeg.both, 6, 'likely'],
  ['likely after 13 face-on', hipsDeg.faceOn, 13, 'likely'],
  ['noise after 3 face-on', hipsDeg.faceOn, 3, 'noise'],
] as const)(
  'a gain of 6° in the hips after 13 swings, read as it is, is %s',
  (_title, standardDeviation, since, mark) => {
    const levels = [...Array<number>(13).fill(35), ...Array<number>(since).fill(41)];
    const readings = levels.map((value, index) => ({ ...reading(value, index), standardDeviation }));
    expect(judgeProgress(readings, { atMost: 'real', each: 'attempts' })).toMatchObject({ kind: 'judged', mark });
  },
);

it('two readings that differ by three standard deviations are noise', () => {
  const readings = [reading(30, 0), reading(39, 1)];
  expect(judgeProgress(readings, { atMost: 'real', each: 'attempts' })).toMatchObject({ mark: 'noise' });
});

it('names the smallest change that the next reading like the only one can show', () => {
  const two = judgeProgress([reading(0, 0), reading(0, 1)], { atMost: 'real', each: 'attempts' });
  const smallestChange = two.kind === 'judged' && two.smallestChange;
  expect(smallestChange).toBeGreaterThan(0);
  expect(openProgress('only-one', reading(40, 0), 'attempts')).toMatchObject({ smallestChange });
  expect(openProgress('other-filming', reading(40, 0), 'attempts')).toMatchObject({ smallestChange });
  expect(openProgress('bound', reading(40, 0), 'attempts').smallestChange).toBeNull();
  expect(openProgress('unknown-error', reading(40, 0), 'attempts').smallestChange).toBeNull();
  expect(openProgress('none', undefined, 'attempts').smallestChange).toBeNull();
});
