import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooWide, judgeTurn, type SourcedEstimate, widestHalfWidthDeg } from './judge-turn.ts';
import { type TurnSource, turnNames } from './turn-model.ts';

const estimate = (value: number, halfWidth: number, source: TurnSource = 'faceOn', stretch = 1): SourcedEstimate => ({
  source,
  value,
  stretch,
  interval: { low: value - 0.9 * halfWidth, high: value + 1.1 * halfWidth },
});

describe('what is said of a turn', () => {
  it('is the value with its interval and the view', () => {
    const judged = judgeTurn('shoulderTurnDeg', [estimate(92, 20)]);
    expect(judged).toMatchObject({ value: 92, interval: { low: 74, high: 114 }, views: 'face-on', at: 'top' });
    expect(judged).toMatchObject({ confidence: 0.9, plusMinus: expect.closeTo(20, 9) });
  });

  it('comes from the narrowest estimate, in any order', () => {
    const estimates = [estimate(82, 18), estimate(99, 19, 'downTheLine'), estimate(79, 12, 'both')];
    for (const order of [estimates, estimates.toReversed()]) {
      expect(judgeTurn('shoulderTurnDeg', order)).toMatchObject({ value: 79, views: 'both' });
    }
  });

  it('is less certain for an unusual clip', () => {
    expect(judgeTurn('hipRotationDeg', [estimate(40, 15, 'faceOn', 1.5)])).toMatchObject({ confidence: 0.6 });
  });
});

it.each([
  ['shoulderTurnDeg', 22.5, true],
  ['shoulderTurnDeg', 22.6, false],
  ['hipRotationDeg', 22.5, true],
  ['hipRotationDeg', 22.6, false],
  ['xFactorDeg', 20, true],
  ['xFactorDeg', 20.1, false],
] as const)('%s with a half-width of %d°: shown as a number %s', (turn, halfWidth, isNumber) => {
  const judged = judgeTurn(turn, [estimate(60, halfWidth)]);
  expect(judged).toMatchObject({ value: 60 });
  expect('isWide' in judged).toBe(!isNumber);
});

it('is withheld only where no view shows the golfer, with a sentence in which no value can be read', () => {
  const valueWords =
    /\d|excellent|full|unrestricted|good|moderate|fair|limited|restricted|poor|significant|outstanding|large|reduced|maintained|consistent/i;
  for (const turn of turnNames) {
    const judged = judgeTurn(turn, []);
    expect(judged).toEqual({ withheld: expect.stringMatching(/could not be seen/) });
    expect('withheld' in judged ? judged.withheld : '1').not.toMatch(valueWords);
  }
});

it('has a value wherever there is an estimate, and is wide exactly if none is narrow enough', () => {
  const anyEstimate = fc
    .record({
      value: fc.double({ min: 0, max: 118, noNaN: true }),
      halfWidth: fc.double({ min: 1, max: 60, noNaN: true }),
      stretch: fc.double({ min: 1, max: 4, noNaN: true }),
      source: fc.constantFrom('faceOn', 'downTheLine', 'both'),
    })
    .map(({ value, halfWidth, source, stretch }) => estimate(value, halfWidth, source, stretch));
  fc.assert(
    fc.property(
      fc.array(anyEstimate, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...turnNames),
      (estimates, turn) => {
        const judged = judgeTurn(turn, estimates);
        const narrow = estimates.some(({ interval }) => (interval.high - interval.low) / 2 <= widestHalfWidthDeg[turn]);
        expect(judged).toMatchObject({ value: expect.any(Number), interval: expect.anything() });
        expect('isWide' in judged).toBe(!narrow);
      },
    ),
  );
});

it.each([
  'The X-factor is shoulder turn less hip rotation. It has the doubt of both, which is too much to give a number.',
  'The X-factor is shoulder turn less hip rotation. The errors of both add up to too much for a number.',
  'The camera cannot tell this hip rotation closely enough: quite different turns look much the same.',
])('knows the sentence of an older result: %s', (withheld) => {
  expect(isTooWide({ withheld })).toBe(true);
  expect(isTooWide({ withheld: 'Needs a down-the-line video.' })).toBe(false);
});
