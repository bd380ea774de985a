import type { Measurement } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTurn, type SourcedEstimate, subtractTurns } from './judge-turn.ts';
import type { TurnSource } from './turn-model.ts';

const estimate = (
  valueDeg: number,
  plusMinusDeg: number,
  { source = 'faceOn', stretch = 1 }: { source?: TurnSource; stretch?: number } = {},
): SourcedEstimate => ({
  source,
  valueDeg,
  plusMinusDeg,
  lowestDeg: valueDeg - 0.9 * plusMinusDeg,
  highestDeg: valueDeg + 0.9 * plusMinusDeg,
  stretch,
  confidence: 0.9 / stretch,
});
const number = (value: number, plusMinus: number): Measurement => ({ value, plusMinus, at: 'top', confidence: 0.9 });

describe('what is said of a turn', () => {
  it.each([
    ['15° are narrow for shoulders face-on', 'shoulderTurnDeg', [estimate(82, 15)], 82],
    ['10° are narrow for hips', 'hipRotationDeg', [estimate(44, 10)], 44],
    [
      '10° are narrow for shoulders that both cameras see',
      'shoulderTurnDeg',
      [estimate(82, 14), estimate(79, 10, { source: 'both' })],
      79,
    ],
    ['the narrower of two views speaks', 'hipRotationDeg', [estimate(30, 9.5), estimate(45, 9)], 45],
    ['the order of the views does not matter', 'hipRotationDeg', [estimate(45, 9), estimate(30, 9.5)], 45],
  ] as const)('%s', (_, turn, estimates, value) => {
    const judged = judgeTurn(turn, estimates);
    expect(judged).toMatchObject({ value, at: 'top' });
    expect(judged).not.toHaveProperty('bound');
  });

  it.each([
    ['even the low end is past 75°', 'shoulderTurnDeg', estimate(103, 30), 75, 'at-least'],
    ['even the high end is short of the shoulders’ target', 'shoulderTurnDeg', estimate(60, 20), 80, 'at-most'],
    ['even the high end is far short of it', 'shoulderTurnDeg', estimate(50, 20), 70, 'at-most'],
    ['even the low end of the hips is in their target', 'hipRotationDeg', estimate(54, 14), 40, 'at-least'],
    ['even the low end of the hips is near their target', 'hipRotationDeg', estimate(45, 14), 30, 'at-least'],
    ['even the high end of the hips is short of it', 'hipRotationDeg', estimate(26, 14), 40, 'at-most'],
  ] as const)('gives the band where %s', (_, turn, estimate, value, bound) => {
    expect(judgeTurn(turn, [estimate])).toEqual({ value, bound, plusMinus: 0, at: 'top', confidence: 0.9 });
  });

  it.each([
    ['the low end is below the band', 'shoulderTurnDeg', [estimate(90, 30)], /shoulder turn/],
    ['the hips could be short or not', 'hipRotationDeg', [estimate(36, 13)], /hip rotation/],
    [
      'the view that sees closer fits no band, whatever the other says',
      'shoulderTurnDeg',
      [estimate(80, 20), estimate(103, 30, { source: 'downTheLine' })],
      /shoulder turn/,
    ],
    [
      'shoulders that a second camera sees are not told as closely as that takes',
      'shoulderTurnDeg',
      [estimate(78, 14), estimate(76, 13, { source: 'both' })],
      /shoulder turn/,
    ],
    [
      'the error bar is only wide because the clip is unusual',
      'hipRotationDeg',
      [estimate(37, 15, { stretch: 1.5 })],
      /filmed too differently/,
    ],
    [
      'a band is only missed because the clip is unusual',
      'hipRotationDeg',
      [estimate(44, 21, { stretch: 1.5 })],
      /filmed too differently/,
    ],
    ['nobody was seen', 'shoulderTurnDeg', [], /could not be seen/],
  ] as const)('withholds where %s', (_, turn, estimates, reason) => {
    expect(judgeTurn(turn, estimates)).toEqual({ withheld: expect.stringMatching(reason) });
  });
});

it('never says less than the estimates hold: a wide error bar gives no number, a doubtful end no band', () => {
  const anyEstimate = fc
    .record({
      valueDeg: fc.double({ min: 0, max: 150, noNaN: true }),
      plusMinusDeg: fc.double({ min: 1, max: 60, noNaN: true }),
      stretch: fc.double({ min: 1, max: 4, noNaN: true }),
      source: fc.constantFrom('faceOn', 'downTheLine', 'both'),
    })
    .map(({ valueDeg, plusMinusDeg, stretch, source }) => estimate(valueDeg, plusMinusDeg, { stretch, source }));
  fc.assert(
    fc.property(fc.array(anyEstimate, { maxLength: 3 }), (estimates) => {
      for (const turn of ['shoulderTurnDeg', 'hipRotationDeg'] as const) {
        const judged = judgeTurn(turn, estimates);
        if (!('value' in judged)) continue;
        const { value, bound, plusMinus } = judged;
        if (bound === undefined) {
          const alone = estimates.every(({ source }) => source === 'faceOn');
          expect(plusMinus).toBeLessThanOrEqual(turn === 'shoulderTurnDeg' && alone ? 15 : 10);
          expect(estimates.some(({ valueDeg }) => valueDeg === value)).toBe(true);
        } else {
          const holds = ({ lowestDeg, highestDeg }: SourcedEstimate) =>
            bound === 'at-least' ? lowestDeg >= value : highestDeg <= value;
          expect(estimates.some(holds)).toBe(true);
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
    ['the hip rotation is a band', number(90, 9), { ...number(30, 0), bound: 'at-least' } as Measurement],
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
