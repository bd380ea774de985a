import type { SetupDifference } from './compare-setup.ts';

const sentences: Readonly<Record<SetupDifference, string>> = {
  closer: 'The phone is closer than last time. Put it farther away, or the two swings cannot be compared.',
  farther: 'The phone is farther away than last time. Put it closer, or the two swings cannot be compared.',
  higher: 'The phone is higher than last time. Lower it, or the two swings cannot be compared.',
  lower: 'The phone is lower than last time. Raise it, or the two swings cannot be compared.',
  turned:
    'The phone sees you from another side than last time. Fit your body into the outline, or the two swings cannot be compared.',
};

/** Says why a swing filmed from here could not be compared with the last one, and what to change. */
export const saySetupDifference = (difference: SetupDifference): string => sentences[difference];
