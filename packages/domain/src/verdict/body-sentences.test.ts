import { expect, it } from 'vitest';
import type { RuleName } from '../findings/rule-names.ts';
import { findingRules } from '../findings/rules.ts';
import { bodySentences } from './body-sentences.ts';

it('has a step for each fault', () => {
  const faults = Object.entries(findingRules).flatMap(([name, { kind }]) => (kind === 'weakness' ? [name] : []));
  expect(Object.keys(bodySentences).toSorted()).toEqual(faults.toSorted());
});

const limit = { limit: '9 %', isBeyond: true, isZero: false };
it.each<[RuleName, number, string, string | null]>([
  // The ratio is backswing to downswing: a low one is a hurried backswing.
  ['quick-tempo', 2.1, '2.1', 'Swing back slower: tempo 2.1 to 1, aim for 3 to 1.'],
  ['quick-tempo', 3.4, '3.4', null],
  ['slow-tempo', 5.2, '5.2', 'Swing back faster: tempo 5.2 to 1, aim for 3 to 1.'],
  ['slow-tempo', 3.4, '3.4', null],
  ['upright-at-address', 22, '22°', 'Lean more from your hips: spine at 22°, aim for 30–45°.'],
  ['upright-at-address', 33, '33°', null],
  ['bent-at-address', 52, '52°', 'Stand taller over the ball: spine at 52°, aim for 30–45°.'],
  ['reverse-spine', -7, '7°', 'Lean away from the target at the top: 7° toward it now.'],
  ['hangs-back', -3, '3 % of height', 'Shift toward the target: 3 % of height behind, reach 9 %.'],
  ['hangs-back', 9, '9 % of height', null],
  ['slides-through', 4, '4 % of height', null],
  ['head-rises', -2, '2 % of height', null],
])('%s at %s', (rule, value, size, sentence) => {
  expect(bodySentences[rule]?.sentence({ ...limit, value, size })).toBe(sentence);
});
