import {
  type Finding,
  type Measured,
  type MeasurementName,
  type Measurements,
  measurementNames,
} from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../test/measured.ts';
import { findFindings, isStillFound } from './find-findings.ts';
import { handPathRules } from './rules/hand-path-rules.ts';
import { headRules } from './rules/head-rules.ts';
import { movementRules } from './rules/movement-rules.ts';
import { postureRules } from './rules/posture-rules.ts';
import { ruleNames } from './rules/rule-names.ts';
import { findingRules } from './rules/rules.ts';
import { stanceRules } from './rules/stance-rules.ts';
import { tempoRules } from './rules/tempo-rules.ts';
import { turnRules } from './rules/turn-rules.ts';

const turned = (value: number, low: number, high: number): Measured => ({
  ...measured(value, (high - low) / 2),
  interval: { low, high },
  views: 'face-on',
});
const rulesOf = (measurements: Measurements) => findFindings(measurements).map((finding) => finding.rule);

describe('a rule holds only beyond the ±', () => {
  it.each<[MeasurementName, Measured, string | null]>([
    ['spineAngleDeg', measured(18, 5), 'upright-at-address'],
    ['spineAngleDeg', measured(37, 5), 'sound-address-posture'],
    ['spineAngleDeg', measured(55, 5), 'bent-at-address'],
    ['spineAngleChangeDeg', measured(-14), 'loss-of-posture'],
    ['spineAngleChangeDeg', measured(-8), null],
    ['spineAngleChangeDeg', measured(1), 'keeps-posture'],
    ['tempoRatio', measured(1.6, 0.4), 'quick-tempo'],
    ['tempoRatio', measured(2.2, 0.5), null],
    ['tempoRatio', measured(3.2, 0.6), 'sound-tempo'],
    ['tempoRatio', measured(6.8, 1.2), 'slow-tempo'],
    ['tempoRatio', measured(6, 2, { ratioInterval: { low: 4.7, high: 8 } }), 'slow-tempo'],
    ['tempoRatio', measured(6, 2, { ratioInterval: { low: 4.5, high: 8 } }), null],
    ['tempoRatio', measured(1.7, 0.7, { ratioInterval: { low: 1.2, high: 2.4 } }), 'quick-tempo'],
    ['headMovementBh', measured(13, 2), 'head-moves'],
    ['headMovementBh', measured(4, 2), 'steady-head'],
    ['pelvisSwayBh', measured(8, 3), 'sway'],
    ['pelvisSwayBh', measured(0, 3), 'centred-turn'],
    ['pelvisSwayBh', measured(6, 2), null],
    ['earlyExtensionBh', measured(5, 2), 'early-extension'],
    ['earlyExtensionBh', measured(4, 2), null],
    ['earlyExtensionBh', measured(-1, 2), 'hips-stay-back'],
    ['sideBendAtTopDeg', measured(-7, 6), 'reverse-spine'],
    ['sideBendAtTopDeg', measured(-6, 6), null],
    ['sideBendAtTopDeg', measured(7, 6), 'behind-the-ball'],
    ['headLiftAtImpactBh', measured(4, 2), 'head-rises'],
    ['headLiftAtImpactBh', measured(3, 2), null],
    ['headLiftAtTopBh', measured(-7, 2), 'head-dips'],
    ['headLiftAtTopBh', measured(-6, 2), null],
    ['pelvisSlideBh', measured(15, 2), 'slides-through'],
    ['pelvisSlideBh', measured(14, 2), null],
    ['pelvisSlideBh', measured(7, 2), 'moves-to-the-front'],
    ['pelvisSlideBh', measured(0, 2), null],
    ['pelvisSlideBh', measured(-1, 2), 'hangs-back'],
    ['pelvisLiftAtTopBh', measured(-6, 2), 'pelvis-drops'],
    ['pelvisLiftAtTopBh', measured(-5, 2), null],
    ['finishSwayBh', measured(6, 2), 'unsteady-finish'],
    ['finishSwayBh', measured(5, 2), null],
    ['finishSwayBh', measured(1, 2), 'held-finish'],
    ['handPathShiftBh', measured(7, 4), 'over-the-top'],
    ['handPathShiftBh', measured(6, 4), null],
    ['handPathShiftBh', measured(-3, 4), 'hands-drop-inside'],
    ['leadArmBendAtImpactDeg', measured(43, 12), 'bent-lead-arm'],
    ['leadArmBendAtImpactDeg', measured(42, 12), null],
    ['trailKneeFlexDeg', measured(9, 5), 'stiff-knees'],
    ['trailKneeFlexDeg', measured(10, 5), null],
    ['trailKneeFlexDeg', measured(51, 5), 'deep-knees'],
    ['stanceWidthHw', measured(1.1, 0.3), 'narrow-stance'],
    ['stanceWidthHw', measured(1.2, 0.3), null],
    ['stanceWidthHw', measured(3.8, 0.7), 'wide-stance'],
  ])('%s %j: %s', (name, measurement, rule) => {
    expect(rulesOf({ [name]: measurement })).toEqual(rule ? [rule] : []);
  });
});

describe('a turn is a strength from 80 %, a fault from 85 %, from one view and from both', () => {
  it.each<[MeasurementName, Measured, string | null]>([
    ['shoulderTurnDeg', turned(70, 55, 88), 'short-shoulder-turn'],
    ['shoulderTurnDeg', turned(70, 55, 90), 'short-shoulder-turn'],
    ['shoulderTurnDeg', turned(70, 55, 94), null],
    ['shoulderTurnDeg', { ...turned(70, 55, 90), views: 'both' }, 'short-shoulder-turn'],
    ['shoulderTurnDeg', { ...turned(70, 55, 94), views: 'both' }, null],
    ['shoulderTurnDeg', turned(78, 63, 93), null],
    ['shoulderTurnDeg', turned(90, 75, 105), 'sound-shoulder-turn'],
    ['shoulderTurnDeg', turned(77, 57, 97), null],
    ['shoulderTurnDeg', turned(94, 79, 118), 'full-shoulder-turn'],
    ['hipRotationDeg', turned(25, 9, 41), 'short-hip-turn'],
    ['hipRotationDeg', turned(35, 18, 52), null],
    ['hipRotationDeg', turned(45, 30, 60), 'sound-hip-turn'],
    ['xFactorDeg', turned(20, 2, 40), 'small-x-factor'],
    ['xFactorDeg', turned(45, 30, 60), 'sound-x-factor'],
  ])('%s %j: %s', (name, measurement, rule) => {
    expect(rulesOf({ [name]: measurement })).toEqual(rule ? [rule] : []);
  });

  it('and says "likely" below 95 %', () => {
    const textOf = (turn: Measured) => findFindings({ shoulderTurnDeg: turn })[0]?.text;
    expect(textOf(turned(70, 55, 88))).toBe(
      'Your shoulders turn about 70° (55–90°) to the top, likely short of the target of 85–95°.',
    );
    expect(textOf(turned(60, 48, 76))).toBe(
      'Your shoulders turn about 60° (50–75°) to the top, well short of the target of 85–95°.',
    );
    expect(textOf(turned(94, 79, 118))).toBe('Likely a full shoulder turn: about 95° (80–120°) at the top.');
  });
});

it.each([
  [-4, 'your spine becomes about 4° more upright.'],
  [3, 'your spine becomes about 3° more bent.'],
  [-0.4, 'your spine angle changes by about 0°.'],
  [-0.5, 'your spine becomes about 1° more upright.'],
  [0.5, 'your spine becomes about 1° more bent.'],
])('a spine that changes by %d° is said without a sign', (value, said) => {
  expect(findFindings({ spineAngleChangeDeg: measured(value) })[0]?.text).toBe(
    `You stay over the ball: from address to impact ${said}`,
  );
});

it('lists no more of an older result than a dial beside it allows', () => {
  const stored = (rule: string, kind: Finding['kind']): Finding => {
    return { rule, kind, weight: 0.5, text: '', evidence: [], source: '' };
  };
  const isFound = (hips: Measured) => isStillFound(stored('sound-hip-turn', 'strength'), { hipRotationDeg: hips });
  expect(isFound(turned(48, 40, 56))).toBe(true);
  expect(isFound(turned(56, 48, 64))).toBe(false);
  expect(isFound(turned(36, 16, 56))).toBe(false);
  expect(isStillFound(stored('short-hip-turn', 'weakness'), { hipRotationDeg: turned(35, 18, 52) })).toBe(false);
  expect(isStillFound(stored('rule-of-before', 'strength'), {})).toBe(true);
});

it.each([
  [
    -2,
    2,
    'You hang back: at impact your pelvis is about 2 % of your height farther from the target than at address, where 2–12 % toward it is usual.',
  ],
  [
    -0.3,
    1,
    'You hang back: from address to impact your pelvis moves about 0 % of your height toward the target, where 2–12 % is usual.',
  ],
  [
    -6,
    3,
    'You hang back: at impact your pelvis is about 6 % of your height farther from the target than at address, where 2–12 % toward it is usual.',
  ],
])('a pelvis at %d ± %d %% is said without a sign', (value, plusMinus, text) => {
  expect(findFindings({ pelvisSlideBh: measured(value, plusMinus) })[0]?.text).toBe(text);
});

const anyMeasurement = fc.oneof(
  fc.record({ withheld: fc.constant('Not seen.') }),
  fc
    .record({
      value: fc.double({ min: -40, max: 120, noNaN: true }),
      plusMinus: fc.double({ min: 0.1, max: 20, noNaN: true }),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      bound: fc.constantFrom('at-least', 'at-most', undefined),
    })
    .map(({ bound, ...rest }): Measured => ({ ...rest, at: 'top', ...(bound ? { bound } : {}) })),
);
const anyMeasurements = fc.dictionary(
  fc.constantFrom(...measurementNames),
  anyMeasurement,
) as fc.Arbitrary<Measurements>;

it('reports at most three weaknesses, the heaviest first, each with its evidence', () => {
  fc.assert(
    fc.property(anyMeasurements, (measurements) => {
      const findings = findFindings(measurements);
      const weaknesses = findings.filter((finding) => finding.kind === 'weakness');
      expect(weaknesses.length).toBeLessThanOrEqual(3);
      expect(weaknesses.map((f) => f.weight)).toEqual(weaknesses.map((f) => f.weight).sort((a, b) => b - a));
      for (const { evidence } of findings) {
        const [first] = evidence;
        const source = measurements[first?.measurement as MeasurementName];
        expect(source).toMatchObject({ value: first?.value });
      }
    }),
  );
});

it('never calls a turn short that is withheld or has only a lower bound', () => {
  const banded = measurementNames.map((name) => [name, measured(10, 5, { bound: 'at-least' })] as const);
  const said = rulesOf(Object.fromEntries(banded));
  expect(said.filter((rule) => rule.startsWith('short') || rule.startsWith('small'))).toEqual([]);
  const withheld = measurementNames.map((name) => [name, { withheld: 'Not seen.' }] as const);
  expect(findFindings(Object.fromEntries(withheld))).toEqual([]);
});

it('finds nothing in a measurement of low confidence', () => {
  expect(rulesOf({ shoulderTurnDeg: measured(50, 5, { confidence: 0.2 }) })).toEqual([]);
});

it('joins the movements of one swing in a sentence, not those of two swings', () => {
  const [behind, front] = [{ views: 'down-the-line' }, { views: 'face-on' }] as const;
  const risenFrom = (views: Partial<Measured>, turn: Partial<Measured>) =>
    findFindings({
      spineAngleChangeDeg: measured(-20, 4, behind),
      headLiftAtImpactBh: measured(6, 2, views),
      shoulderTurnDeg: { ...turned(90, 75, 105), ...turn },
    }).find(({ rule }) => rule === 'loss-of-posture');
  const ofTwoSwings = { views: 'both', isOfTwoSwings: true } as const;
  expect(risenFrom(behind, ofTwoSwings)?.text).toContain('Your head comes up with it.');
  expect(risenFrom(front, { views: 'both' })?.text).toContain('Your head comes up with it.');
  for (const turn of [ofTwoSwings, front]) {
    expect(risenFrom(front, turn)?.text).not.toContain('Your head comes up with it.');
    expect(risenFrom(front, turn)?.evidence).toHaveLength(1);
  }
  const dipped = findFindings({ headLiftAtTopBh: measured(-9, 2, front), pelvisLiftAtTopBh: measured(-9, 2, behind) });
  expect(dipped.find(({ rule }) => rule === 'head-dips')?.text).not.toContain('Your pelvis sinks with it.');
  const ofOneVideo = findFindings({ hipRotationDeg: turned(20, 12, 28), pelvisSwayBh: measured(9, 2) });
  expect(ofOneVideo.find(({ rule }) => rule === 'short-hip-turn')?.text).toContain('They slide away from the target');
});

it('has one rule per name, a cue for every weakness and a source for all', () => {
  const groups = [turnRules, postureRules, headRules, movementRules, handPathRules, stanceRules, tempoRules];
  expect(groups.flatMap((rules) => Object.keys(rules)).sort()).toEqual([...ruleNames].sort());
  for (const rule of Object.values(findingRules)) {
    expect(rule.source.length).toBeGreaterThan(10);
    expect(rule.brief).toMatch(/^[A-Z]\D*\.$/);
    if (rule.kind !== 'weakness') continue;
    expect(rule.drill).toBeTruthy();
    expect(rule.issue).toMatch(/^[A-Z]/);
    expect(rule.priorityAdvice.length).toBeGreaterThan(0);
    for (const first of rule.priorityAdvice) expect(first).toMatch(/^[A-Z].*\.$/);
    for (const line of rule.priorityAdvice) expect(line).not.toMatch(/\d/);
    expect(rule.exercises.length).toBeGreaterThan(0);
  }
});

it('uses only numbers from the evidence or its norm', () => {
  fc.assert(
    fc.property(anyMeasurements, (measurements) => {
      for (const { text, cue, evidence } of findFindings(measurements)) {
        const known = evidence.flatMap(({ value, plusMinus, norm }) => [
          ...[value, plusMinus ?? 0].flatMap((n) => [
            Math.abs(n).toFixed(0),
            Math.abs(n).toFixed(1),
            `${Number(Math.abs(n).toFixed(1))}`,
          ]),
          ...((norm ?? '').match(/[\d.]+/g) ?? []),
        ]);
        for (const number of `${text} ${cue ?? ''}`.match(/\d+(\.\d+)?/g) ?? []) expect(known).toContain(number);
        if (cue) expect(cue).toMatch(/\.$/);
      }
    }),
    { numRuns: 300 },
  );
});

it('weighs a clear fault more than one that is barely certain', () => {
  const weightOf = (value: number) => findFindings({ earlyExtensionBh: measured(value, 2) })[0]?.weight ?? 0;
  expect(weightOf(9)).toBeGreaterThan(weightOf(5));
});

it('weighs a fault with an uneven interval by its end toward the limit', () => {
  const weightOf = (tempoRatio: Measured) => findFindings({ tempoRatio })[0]?.weight ?? 0;
  const barely = measured(6, 2, { ratioInterval: { low: 4.6, high: 8 } });
  const clearly = measured(7.5, 3.2, { ratioInterval: { low: 5.6, high: 11 } });
  expect(weightOf(clearly)).toBeGreaterThan(weightOf(barely));
});
