import type { WeaknessRule } from './finding-rule.ts';

type Exercise = WeaknessRule['exercises'][number];

/** Exercises that several rules recommend. */
export const oneLeg: Exercise = {
  area: 'Ankle Mobility & Foot Function',
  exercise: 'single-leg balance with slow trunk turns',
};
export const splitSquat: Exercise = { area: 'Lower Body Stability & Strength', exercise: 'split squats with a pause' };
