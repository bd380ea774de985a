import { expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import type { Evidence } from '../../4-judge/rules/finding-rule.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { chooseVerdict } from './choose-verdict.ts';

const evidence = (other: Evidence['other']): Evidence => ({
  measured: measured(1, 0.1),
  reading: '',
  likely: '',
  place: '',
  other,
});
/** Each drill that a fault of the body can have. */
const bodyTips = Object.entries(findingRules).flatMap(([name, rule]) => {
  if (rule.kind !== 'weakness') return [];
  const { drill } = rule;
  if (typeof drill !== 'function') return [[name, drill.tip] as const];
  const others: Evidence['other'][] = [() => null, () => measured(90, 1), () => measured(-90, 1)];
  return others.map((other) => [name, drill(evidence(other)).tip] as const);
});

const degrees = [-6, -2, 0, 2, 6];
const shots = [
  ...degrees.flatMap((faceAngleDeg) =>
    [null, ...degrees].map((clubPathDeg) => ({ faceAngleDeg, ...(clubPathDeg === null ? {} : { clubPathDeg }) })),
  ),
  { clubSpeedMph: 100, ballSpeedMph: 131 },
  { spinRpm: 3900 },
];
const flightTips = shots.map(
  (shot) => [`flight ${JSON.stringify(shot)}`, chooseVerdict(verdictInput({}, shot)).tip] as const,
);

it.each([...bodyTips, ...flightTips])('the drill in short fits the card: %s', (_name, tip) => {
  const text = `Try it: ${tip}`;
  expect(tip).toMatch(/^[A-Z][^.]+[.]$/);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(12);
  // Two lines of a card on a phone of 390 px hold some 45 characters each.
  expect(text.length).toBeLessThanOrEqual(80);
});

it('names what its drill uses', () => {
  const tools = /headcover|stick|tee|knuckles|print|clubs?\b|belt|dimple|pockets|knees|ball/gi;
  const steps = shots.map((shot) => chooseVerdict(verdictInput({}, shot)));
  for (const { drill, tip } of steps) {
    for (const tool of tip.match(tools) ?? []) expect(drill.toLowerCase()).toContain(tool.toLowerCase());
  }
});
