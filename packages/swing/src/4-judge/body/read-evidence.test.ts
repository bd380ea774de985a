import { expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { dialNames } from '../../3-measure/measurements.table.ts';
import { findingRules } from '../rules/rules.ts';
import { readEvidence } from './read-evidence.ts';

test.each(dialNames)('the range of %s is its target, as on its dial', (name) => {
  const { norm } = Object.values(findingRules).find(({ measurement }) => measurement === name) ?? { norm: '' };
  expect(readEvidence(name, measured(37), norm, null).norm).toBe(`Target ${norm}`);
});
