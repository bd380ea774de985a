import type { Finding, Measurements } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import { chooseOpenStep } from './choose-open-step.ts';
import type { KnownOfGolfer } from './verdict.ts';

const known: KnownOfGolfer = { hasMobilityCheck: true };
const stepOf = (measurements: Measurements, findings: readonly Finding[] = []) =>
  chooseOpenStep(verdictInput(measurements, null, { known, findings }));
const askedOf = (...input: Parameters<typeof stepOf>) => stepOf(...input).measurement;
/** Both lie at their limits, so that nothing is known of either; a moving head weighs 0.6, one that rises 0.5. */
const head = (moves: number, rises: number): Measurements => ({
  headMovementBh: measured(9, 2, { confidence: moves }),
  headLiftAtImpactBh: measured(1, 2, { confidence: rises }),
});

describe('of two open questions', () => {
  it.each([
    ['that of the greater fault is asked', head(0.9, 0.9), 'headMovementBh'],
    ['that of the number that is seen better is asked', head(0.62, 0.9), 'headLiftAtImpactBh'],
    [
      'the one about which less is known is asked',
      { ...head(0.9, 0.9), headMovementBh: measured(6.2, 2) },
      'headLiftAtImpactBh',
    ],
  ])('%s', (_, measurements, asked) => {
    expect(askedOf(measurements)).toBe(asked);
    const reversed = Object.fromEntries(Object.entries(measurements).toReversed());
    expect(askedOf(reversed)).toBe(asked);
  });
});

describe('no question is', () => {
  it.each<[string, Measurements, string | null]>([
    ['a number that is hardly seen', { headMovementBh: measured(9, 2, { confidence: 0.29 }) }, null],
    ['though one that is seen a little', { headMovementBh: measured(9, 2, { confidence: 0.3 }) }, 'headMovementBh'],
    ['a number that its row calls usual', { headMovementBh: measured(7, 2) }, null],
    ['though one that reaches beyond', { headMovementBh: measured(7.5, 2) }, 'headMovementBh'],
    ['a number far from its limit', { headMovementBh: measured(2, 1) }, null],
    ['a bound', { headMovementBh: measured(9, 2, { bound: 'at-least' }) }, null],
    ['a posture that its dial calls close to its target', { spineAngleDeg: measured(30, 4) }, null],
    ['a tempo on its target', { tempoRatio: measured(3, 0.3) }, null],
    ['though one that may be quick', { tempoRatio: measured(2.5, 0.4) }, 'tempoRatio'],
  ])('%s', (_, measurements, asked) => {
    expect(askedOf(measurements)).toBe(asked);
  });

  it('the number for which the golfer is praised, which is the first of a strength', () => {
    const praise = (kind: Finding['kind'], ...names: (keyof Measurements)[]): Finding => ({
      rule: 'steady-head',
      kind,
      weight: 0.4,
      text: 'Your head stays still.',
      evidence: names.map((measurement) => ({ measurement, value: 9, plusMinus: 2 })) as Finding['evidence'],
      source: '',
    });
    const open = { headMovementBh: measured(9, 2) };
    expect(askedOf(open, [praise('strength', 'headMovementBh')])).toBeNull();
    expect(askedOf(open, [praise('strength', 'pelvisSwayBh', 'headMovementBh')])).toBe('headMovementBh');
    expect(askedOf(open, [praise('weakness', 'headMovementBh')])).toBe('headMovementBh');
  });
});

it('the probability of the question is that of its fault', () => {
  expect(stepOf(head(0.9, 0.9))).toMatchObject({ chance: 0.5, actions: ['film-again'] });
  expect(stepOf({ headMovementBh: measured(2, 1) })).toMatchObject({ chance: null, actions: ['film-again'] });
});
