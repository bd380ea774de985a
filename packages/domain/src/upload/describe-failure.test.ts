import { errorCatalog } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

it.each([
  ['face-on', 'from the front', 'behind your hands'],
  ['down-the-line', 'from behind', 'facing your chest'],
  ['other', 'at an angle', 'straight'],
] as const)('a wrong view names what was seen (%s) and what is needed', (seenView, saw, needed) => {
  const [first = '', next = ''] = describeFailure('wrong-view', seenView).split('. ');
  expect(first).toContain(saw);
  expect(next).toContain(needed);
});

it('a failure has the sentence of the code where no view was noted, and for other failures', () => {
  expect(describeFailure('wrong-view', null)).toBe(errorCatalog['wrong-view'].message);
  expect(describeFailure('no-swing', 'face-on')).toBe(errorCatalog['no-swing'].message);
});
