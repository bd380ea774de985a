import type { FindingRule } from '../finding-rule.ts';

type Exercise = NonNullable<FindingRule['exercises']>[number];

/** What more than one rule of movement trains with. */
export const oneLeg: Exercise = {
  area: 'Ankle Mobility & Foot Function',
  exercise: 'single-leg balance with slow trunk turns',
};
export const splitSquat: Exercise = { area: 'Lower Body Stability & Strength', exercise: 'split squats with a pause' };
