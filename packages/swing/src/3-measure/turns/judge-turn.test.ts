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
] as const)('%s with a half-width of %d°: shown %s', (turn, halfWidth, isShown) => {
  expect('value' in judgeTurn(turn, [estimate(60, halfWidth)])).toBe(isShown);
});

describe('a turn is withheld', () => {
  it.each([
    ['no golfer was seen', [], /could not be seen/],
    ['its interval covers most of the scale', [estimate(90, 22.6)], /look much the same\.$/],
    ['down the line does', [estimate(90, 25, 'downTheLine')], /look much the same\.$/],
    ['both views do', [estimate(90, 25, 'faceOn'), estimate(90, 23, 'both')], /look much the same\.$/],
    ['it is only wide because the clip is unusual', [estimate(90, 25, 'faceOn', 1.3)], /filmed too differently/],
  ] as const)('where %s', (_, estimates, reason) => {
    expect(judgeTurn('shoulderTurnDeg', estimates)).toEqual({ withheld: expect.stringMatching(reason) });
  });

  it('with a reason that holds no number and no word that could be read as a value', () => {
    const valueWords =
      /\d|excellent|full|unrestricted|good|moderate|fair|limited|restricted|poor|significant|outstanding|large|reduced|maintained|consistent/i;
    const cases = [[], [estimate(60, 30)], [estimate(60, 30, 'both')], [estimate(60, 25, 'downTheLine', 2)]];
    for (const turn of turnNames) {
      for (const estimates of cases) {
        const judged = judgeTurn(turn, estimates);
        expect('withheld' in judged ? judged.withheld : '1').not.toMatch(valueWords);
      }
    }
  });
});

it('has a value exactly if an estimate is narrow enough', () => {
  const anyEstimate = fc
    .record({
      value: fc.double({ min: 0, max: 118, noNaN: true }),
      halfWidth: fc.double({ min: 1, max: 60, noNaN: true }),
      stretch: fc.double({ min: 1, max: 4, noNaN: true }),
      source: fc.constantFrom('faceOn', 'downTheLine', 'both'),
    })
    .map(({ value, halfWidth, source, stretch }) => estimate(value, halfWidth, source, stretch));
  fc.assert(
    fc.property(fc.array(anyEstimate, { maxLength: 3 }), fc.constantFrom(...turnNames), (estimates, turn) => {
      const judged = judgeTurn(turn, estimates);
      const narrow = estimates.some(({ interval }) => (interval.high - interval.low) / 2 <= widestHalfWidthDeg[turn]);
      expect('value' in judged).toBe(narrow);
    }),
  );
});

it('knows the sentence of older results about an X-factor whose range is too wide', () => {
  const withheld =
    'The X-factor is shoulder turn less hip rotation. It has the doubt of both, which is too much to give a number.';
  expect(isTooWide({ withheld })).toBe(true);
  expect(isTooWide({ withheld: 'Needs a down-the-line video.' })).toBe(false);
});
