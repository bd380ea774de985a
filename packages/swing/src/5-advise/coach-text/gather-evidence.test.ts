import type { Measured, MeasurementName, Measurements } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { measurementRows } from '../../3-measure/measurements.table.ts';
import { findFindings } from '../../4-judge/find-findings.ts';
import type { RuleName } from '../../4-judge/rules/rule-names.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { judgeTarget, writeVerdict } from '../../4-judge/targets/judge-target.ts';
import { mobilityScales } from '../../4-judge/targets/mobility-scales.ts';
import { gatherCoachEvidence } from './gather-evidence.ts';

const evidenceOf = (measurements: Measurements) =>
  gatherCoachEvidence({
    measurements,
    findings: findFindings(measurements),
    club: 'driver',
    handedness: 'right',
    launchMonitor: null,
  }).findings;

it.each<[string, RuleName, MeasurementName, number, string]>([
  [
    'a pelvis away from the target',
    'hangs-back',
    'pelvisSlideBh',
    -5,
    'farther from the target, where 2–12 % is usual',
  ],
  ['hands inside', 'hands-drop-inside', 'handPathShiftBh', -7, 'inside, where up to 2 % outside is usual'],
  [
    'hips that stay back',
    'hips-stay-back',
    'earlyExtensionBh',
    -4,
    'farther from the ball, where up to 2 % closer is usual',
  ],
])('%s: the size alone might lie within what is usual, so the side is named', (_, rule, name, value, said) => {
  const found = evidenceOf({ [name]: measured(value, 2) }).find(({ id }) => id === rule);
  expect(found?.slots[`compare:${rule}`]).toBe(`about ${-value} % of your height ${said}`);
});

it('names no side of a value that is zero as it is written, or that is usual on either side', () => {
  const compare = (name: MeasurementName, value: number, rule: RuleName) =>
    evidenceOf({ [name]: measured(value, 1) }).find(({ id }) => id === rule)?.slots[`compare:${rule}`];
  expect(compare('handPathShiftBh', -0.4, 'hands-drop-inside')).toMatch(/^about 0 % of your height, where/);
  expect(compare('pelvisSwayBh', -2, 'centred-turn')).toBe('about 2 % of your height, where up to 4 % is usual');
});

it('compares no value below zero by its size with what is usual on the other side', () => {
  for (const [rule, { measurement, appliesWithin, kind, norm }] of Object.entries(findingRules)) {
    const { above, from, upTo } = appliesWithin;
    const isOfEitherSide = from !== undefined && upTo !== undefined && from === -upTo;
    const hasNoneBelowZero = (above ?? from ?? -1) >= 0;
    if (!measurementRows[measurement].directions || isOfEitherSide || hasNoneBelowZero) continue;
    const below = measured(-30, 1);
    const found = evidenceOf({ [measurement]: below }).find(({ id }) => id === rule);
    const compared = found?.slots[`compare:${rule}`] ?? '';
    // Of a weakness below zero, either the limit is one below zero too, or the side is named.
    const isLimitBelowZero = kind === 'weakness' && (appliesWithin.below ?? 1) <= 0;
    if (!isLimitBelowZero)
      expect(compared, `${rule}, usual ${norm}`).toMatch(/(?:inside|farther from the \w+), (?:where|against)/);
  }
});

it.each([
  ['shoulderTurnDeg', 'sound-shoulder-turn', 'your shoulder turn is'],
  ['hipRotationDeg', 'sound-hip-turn', 'your hip turn is'],
  ['xFactorDeg', 'sound-x-factor', 'your X-factor is'],
] as const)('places a turn in the words of its dial: %s', (name, rule, subject) => {
  const scale = mobilityScales[name];
  const deg = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(deg(scale.targetMin - 15, scale.targetMax + 15), deg(1, 20), deg(1, 20), (value, below, above) => {
      const turn: Measured = {
        ...measured(value, (below + above) / 2),
        interval: { low: value - below, high: value + above },
        views: 'face-on',
      };
      const found = evidenceOf({ [name]: turn }).find(({ id }) => id === rule);
      if (!found) return;
      const words = writeVerdict(judgeTarget(turn, scale) ?? 'unsure', turn, scale)
        .toLowerCase()
        .replace(/\.$/, '');
      const place = words.replace(/^likely /, '');
      expect(found.isLikely).toBe(place !== words);
      expect(found.slots[`finding:${rule}`]).toBe(`${found.isLikely ? 'it is likely that ' : ''}${subject} ${place}`);
    }),
    { numRuns: 300 },
  );
});

it.each<[RuleName, MeasurementName, number, number, string]>([
  ['quick-tempo', 'tempoRatio', 1.6, 0.4, 'against a target of 2.5–4.5'],
  ['slow-tempo', 'tempoRatio', 6.8, 1.2, 'against a target of 2.5–4.5'],
  ['upright-at-address', 'spineAngleDeg', 18, 5, 'against a target of 30–45°'],
  ['bent-at-address', 'spineAngleDeg', 55, 5, 'against a target of 30–45°'],
])('%s is beside a target, as on its dial', (rule, name, value, plusMinus, beside) => {
  const found = evidenceOf({ [name]: measured(value, plusMinus) }).find(({ id }) => id === rule);
  expect(found?.says).toContain(`, ${beside}`);
  expect(found?.slots[`compare:${rule}`]).toContain(`, ${beside}`);
});
