import type { Measurement } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTurn, subtractTurns } from './judge-turn.ts';
import type { TurnEstimate } from './turn-model.ts';

const estimate = (valueDeg: number, plusMinusDeg: number, stretch = 1): TurnEstimate => ({
  valueDeg,
  plusMinusDeg,
  lowestDeg: valueDeg - 0.9 * plusMinusDeg,
  stretch,
  confidence: 0.9 / stretch,
});
const number = (value: number, plusMinus: number): Measurement => ({ value, plusMinus, at: 'top', confidence: 0.9 });

describe('what is said of a turn', () => {
  it.each([
    ['a narrow error bar gives the number', 'shoulderTurnDeg', [estimate(82, 14.9)], 82],
    ['15° is still narrow', 'hipRotationDeg', [estimate(44, 15)], 44],
    ['the narrower of two views speaks', 'hipRotationDeg', [estimate(30, 14), estimate(45, 9)], 45],
    ['the order of the views does not matter', 'hipRotationDeg', [estimate(45, 9), estimate(30, 14)], 45],
  ] as const)('%s', (_, turn, estimates, value) => {
    const judged = judgeTurn(turn, estimates);
    expect(judged).toMatchObject({ value, at: 'top' });
    expect(judged).not.toHaveProperty('bound');
  });

  it('gives the band where even the low end is past 75°', () => {
    expect(judgeTurn('shoulderTurnDeg', [estimate(103, 30)])).toMatchObject({ value: 75, bound: 'at-least' });
    expect(judgeTurn('shoulderTurnDeg', [estimate(60, 20), estimate(103, 30)])).toMatchObject({ bound: 'at-least' });
  });

  it.each([
    ['the low end is below the band', 'shoulderTurnDeg', [estimate(101, 30)], /shoulder turn/],
    ['hips have no band', 'hipRotationDeg', [estimate(140, 30)], /hip rotation/],
    [
      'the error bar is only wide because the clip is unusual',
      'hipRotationDeg',
      [estimate(44, 18, 1.5)],
      /filmed too differently/,
    ],
    ['nobody was seen', 'shoulderTurnDeg', [], /could not be seen/],
  ] as const)('withholds where %s', (_, turn, estimates, reason) => {
    expect(judgeTurn(turn, estimates)).toEqual({ withheld: expect.stringMatching(reason) });
  });
});

it('never says less than the estimates hold: a wide error bar gives no number, a doubtful low end no band', () => {
  const anyEstimate = fc
    .record({
      valueDeg: fc.double({ min: 0, max: 150, noNaN: true }),
      plusMinusDeg: fc.double({ min: 1, max: 60, noNaN: true }),
      stretch: fc.double({ min: 1, max: 4, noNaN: true }),
    })
    .map(({ valueDeg, plusMinusDeg, stretch }) => estimate(valueDeg, plusMinusDeg, stretch));
  fc.assert(
    fc.property(fc.array(anyEstimate, { maxLength: 3 }), (estimates) => {
      for (const turn of ['shoulderTurnDeg', 'hipRotationDeg'] as const) {
        const judged = judgeTurn(turn, estimates);
        if (!('value' in judged)) continue;
        if (judged.bound) {
          expect(turn).toBe('shoulderTurnDeg');
          expect(judged).toMatchObject({ value: 75, bound: 'at-least' });
          expect(estimates.some(({ lowestDeg }) => lowestDeg >= 75)).toBe(true);
        } else {
          expect(judged.plusMinus).toBeLessThanOrEqual(15);
          expect(estimates.some(({ valueDeg }) => valueDeg === judged.value)).toBe(true);
        }
      }
    }),
  );
});

describe('the X-factor', () => {
  it('is the difference of two numbers, with both errors', () => {
    expect(subtractTurns(number(90, 9), number(44, 12))).toMatchObject({ value: 46, plusMinus: 15 });
  });

  it.each([
    ['the errors together are wide', number(90, 10), number(44, 12)],
    ['the shoulder turn is a band', { ...number(75, 0), bound: 'at-least' } as Measurement, number(44, 9)],
    ['the shoulder turn is withheld', { withheld: 'because' }, number(44, 9)],
    ['the hip rotation is withheld', number(90, 9), { withheld: 'because' }],
  ])('is withheld where %s', (_, shoulder, hip) => {
    expect(subtractTurns(shoulder, hip)).toEqual({ withheld: expect.any(String) });
  });
});

it('a reason holds no number and no word that could be read as a value', () => {
  const wide = { ...estimate(60, 30), lowestDeg: 20 };
  const reasons = [
    judgeTurn('shoulderTurnDeg', []),
    judgeTurn('shoulderTurnDeg', [wide]),
    judgeTurn('hipRotationDeg', [wide]),
    judgeTurn('hipRotationDeg', [{ ...wide, stretch: 5 }]),
    subtractTurns({ withheld: '' }, { withheld: '' }),
    subtractTurns(number(90, 12), { withheld: '' }),
    subtractTurns(number(90, 12), number(45, 12)),
  ].map((measurement) => ('withheld' in measurement ? measurement.withheld : 'not withheld 1'));
  const valueWords =
    /\d|excellent|full|unrestricted|good|moderate|fair|limited|restricted|poor|significant|outstanding|large|reduced|maintained|consistent/i;
  for (const reason of reasons) expect(reason).not.toMatch(valueWords);
});
