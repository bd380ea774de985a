import type { Measured } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Band, chanceOfTurn, chanceWithin, isFault, isWithin, likelyIn, withInterval } from './bands.ts';

const leans = (value: number, plusMinus: number, bound?: 'at-least' | 'at-most'): Measured => ({
  value,
  plusMinus,
  ...(bound && { bound }),
  at: 'address',
  confidence: 0.9,
});
/** Nine of ten true values lie within the interval. */
const turns = (value: number, half = 10): Measured => withInterval(leans(value, half));

describe('a measurement with a ±', () => {
  it.each<[string, Measured, Band, boolean]>([
    ['lies in the band with its whole ±', leans(35, 4), { from: 30, upTo: 40 }, true],
    ['may reach a limit that is included', leans(35, 5), { from: 30, upTo: 40 }, true],
    ['may not reach below it', leans(35, 5.1), { from: 30 }, false],
    ['may not reach above it', leans(35, 5.1), { upTo: 40 }, false],
    ['may not reach a lower limit that is excluded', leans(35, 5), { above: 30 }, false],
    ['may come near to it', leans(35, 4.9), { above: 30 }, true],
    ['may not reach an upper limit that is excluded', leans(35, 5), { below: 40 }, false],
    ['may come near to that', leans(35, 4.9), { below: 40 }, true],
    ['reaches 2.5 with 3.1 ± 0.6, without noise', leans(3.1, 0.6), { from: 2.5 }, true],
    ['lies in a band without limits', leans(35, 5), {}, true],
    ['reaches up as far as it may, as a lower bound', leans(35, 5, 'at-least'), { upTo: 1_000 }, false],
    ['is not below, as a lower bound', leans(35, 5, 'at-least'), { below: 1_000 }, false],
    ['has a lowest value, as a lower bound', leans(35, 5, 'at-least'), { from: 30 }, true],
    ['reaches down as far as it may, as an upper bound', leans(35, 5, 'at-most'), { from: -1_000 }, false],
    ['is not above, as an upper bound', leans(35, 5, 'at-most'), { above: -1_000 }, false],
    ['has a highest value, as an upper bound', leans(35, 5, 'at-most'), { upTo: 40 }, true],
  ])('%s', (_, measured, band, isIn) => {
    expect([isWithin(measured, band), isFault(measured, band)]).toEqual([isIn, isIn]);
    expect(likelyIn(measured, band)).toBe('');
    if (measured.bound) expect(chanceWithin(measured, band)).toBe(isIn ? 1 : 0);
  });

  it('has a chance to be in a band as a turn with an interval of that width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 1, max: 20 }), (value, plusMinus) => {
        const band = { from: 30, below: 45 };
        expect(chanceWithin(leans(value, plusMinus), band)).toBe(chanceOfTurn(turns(value, plusMinus), band));
      }),
    );
  });
});

describe('a ratio of times', () => {
  const slow: Measured = { ...leans(6, 2), ratioInterval: { low: 4.7, high: 8 } };

  it.each<[string, Band, number, boolean]>([
    ['beyond a limit that its ± would hide', { above: 4.5 }, 0.97, true],
    ['not surely beyond the end of its interval', { above: 4.7 }, 0.95, false],
    ['in a band that holds its interval', { from: 4.7, upTo: 8 }, 0.9, true],
    ['as likely above its value as below', { above: 6 }, 0.5, false],
  ])('is %s', (_, band, chance, isIn) => {
    expect(chanceWithin(slow, band)).toBeCloseTo(chance, 2);
    expect([isWithin(slow, band), isFault(slow, band)]).toEqual([isIn, isIn]);
    expect(likelyIn(slow, band)).toBe('');
  });
});

describe('a turn', () => {
  it.each<[string, Band, number, boolean, boolean, string]>([
    ['nine of ten are in its interval, which is a fault', { from: 30, upTo: 50 }, 0.9, true, true, 'likely '],
    ['a little less is a fault, too', { from: 32, upTo: 50 }, 0.86, true, true, 'likely '],
    ['less than 85 % is likely only', { from: 33, upTo: 50 }, 0.825, true, false, 'likely '],
    ['19 of 20 are below its upper end, which is likely', { upTo: 50 }, 0.95, true, true, 'likely '],
    ['a little more is sure', { upTo: 50.1 }, 0.95, true, true, ''],
    ['a little less is likely', { upTo: 49 }, 0.93, true, true, 'likely '],
    ['half are below its value', { below: 40 }, 0.5, false, false, 'likely '],
    ['three of four are not likely', { above: 36 }, 0.74, false, false, 'likely '],
  ])('%s', (_, band, chance, isIn, isWrong, word) => {
    const measured = turns(40);
    expect(chanceWithin(measured, band)).toBeCloseTo(chance, 2);
    expect([isWithin(measured, band), isFault(measured, band), likelyIn(measured, band)]).toEqual([
      isIn,
      isWrong,
      word,
    ]);
  });

  it.each(['both', 'face-on', 'down-the-line'] as const)('of %s is a fault from 85 %%', (views) => {
    expect(isFault({ ...turns(40), views }, { from: 32, upTo: 50 })).toBe(true);
    expect(isFault({ ...turns(40), views }, { from: 33, upTo: 50 })).toBe(false);
  });

  it('is in one of the bands beside each other for sure, whatever limits they include', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 1, max: 20 }), (value, half) => {
        const bands: Band[] = [{ below: 35 }, { from: 35, upTo: 45 }, { above: 45 }];
        const chances = bands.map((band) => chanceWithin(turns(value, half), band));
        expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('without probabilities, as older results have them, has none', () => {
    expect(chanceOfTurn(leans(40, 10), { from: 30 })).toBeNull();
  });
});
