import type { WorkoutExercise } from '@trueswing/contracts';

type Variant = NonNullable<WorkoutExercise['variant']>;

/** Titles of what an exercise can be done with instead. */
export const variantTitles: Readonly<Record<Variant['with'], string>> = {
  bodyweight: 'With your body alone',
  'resistance-band': 'With a band',
};
