import { expect, it } from 'vitest';
import { findingRules } from '../findings/rules.ts';
import { bodySentences } from './body-sentences.ts';

it('has two sentences for each fault', () => {
  const faults = Object.entries(findingRules).flatMap(([name, { kind }]) => (kind === 'weakness' ? [name] : []));
  expect(Object.keys(bodySentences).toSorted()).toEqual(faults.toSorted());
});
