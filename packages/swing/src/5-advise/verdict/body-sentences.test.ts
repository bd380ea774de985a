import { expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import type { RuleName } from '../../4-judge/rules/rule-names.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { bodySentences } from './body-sentences.ts';
import { chooseVerdict } from './choose-verdict.ts';

it('has a step for each fault', () => {
  const faults = Object.entries(findingRules).flatMap(([name, { kind }]) => (kind === 'weakness' ? [name] : []));
  expect(Object.keys(bodySentences).toSorted()).toEqual(faults.toSorted());
});

it.each<[RuleName, number, string, string]>([
  // The ratio is backswing to downswing: a low one is a hurried backswing.
  ['quick-tempo', 2.1, '2.1', 'Swing back slower: tempo 2.1 to 1, aim for 3 to 1.'],
  ['slow-tempo', 5.2, '5.2', 'Swing back faster: tempo 5.2 to 1, aim for 3 to 1.'],
  ['upright-at-address', 22, '22°', 'Lean more from your hips: spine at 22°, aim for 30–45°.'],
  ['bent-at-address', 52, '52°', 'Stand taller over the ball: spine at 52°, aim for 30–45°.'],
  ['reverse-spine', -7, '7°', 'Lean away from the target at the top: 7° toward it now.'],
  ['hangs-back', -3, '3 % of height', 'Shift toward the target: 3 % of height behind, goal 9 %.'],
])('%s at %s', (rule, value, size, sentence) => {
  expect(bodySentences[rule]?.clear({ limit: '9 %', isClear: true, value, size })).toBe(sentence);
});

it('gives the number of a tempo whose error toward the target ends before it', () => {
  const tempoRatio = measured(6, 2, { ratioInterval: { low: 4.7, high: 8 }, at: 'swing' });
  const { sentence } = chooseVerdict(verdictInput({ tempoRatio }));
  expect(sentence).toBe('Swing back faster: tempo 6.0 to 1, aim for 3 to 1.');
});

it('each has a sentence without the golfer’s number, which says that it is likely', () => {
  for (const words of Object.values(bodySentences)) {
    const sentence = words.likely('9 %');
    expect(sentence).toContain('likely');
    expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(12);
  }
});

it('says of an arm of which only a least bend is known that it may be bent more', () => {
  const least = { leadArmBendAtImpactDeg: measured(45, 0, { bound: 'at-least', at: 'impact' }) };
  const { sentence } = chooseVerdict(verdictInput(least));
  expect(sentence).toBe('Swing to long arms: arm bent 45° or more, keep under 30°.');
  expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(12);
});

it('names a slide that is as large as its limit, on the other side of address', () => {
  const behind = { pelvisSlideBh: measured(-2, 3, { at: 'impact' }) };
  expect(chooseVerdict(verdictInput(behind)).sentence).toBe('Shift toward the target: 2 % of height behind, goal 2 %.');
  const ahead = { pelvisSlideBh: measured(1.6, 0.3, { at: 'impact' }) };
  expect(chooseVerdict(verdictInput(ahead)).sentence).toContain('likely too little now');
});
