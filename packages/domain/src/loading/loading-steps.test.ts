import { analysisStages } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { loadingStepOf, loadingSteps } from './loading-steps.ts';

it('contain every stage of the work once, in the order of the work', () => {
  expect(loadingSteps.flatMap(({ stages }) => stages)).toEqual(analysisStages);
});

it.each([
  ['queued', 0],
  ['pose', 1],
  ['measure', 2],
  ['done', 3],
] as const)('stage %s belongs to step %i', (stage, step) => expect(loadingStepOf(stage)).toBe(step));
