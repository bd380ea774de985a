/** A step of the streak and what an exercise earns on it. */
export interface StreakTier {
  readonly fromWeeks: number;
  readonly multiplier: number;
  readonly pointsPerExercise: number;
}

/** The specification's table (section 9). The points are the rule; the multiplier names the tier. */
export const streakTiers = [
  { fromWeeks: 0, multiplier: 1, pointsPerExercise: 5 },
  { fromWeeks: 3, multiplier: 1.25, pointsPerExercise: 6 },
  { fromWeeks: 5, multiplier: 1.5, pointsPerExercise: 8 },
  { fromWeeks: 7, multiplier: 2, pointsPerExercise: 10 },
  { fromWeeks: 10, multiplier: 2.5, pointsPerExercise: 13 },
  { fromWeeks: 15, multiplier: 3, pointsPerExercise: 15 },
] as const satisfies readonly [StreakTier, ...StreakTier[]];

/** The tier of a streak of some weeks. */
export const tierOf = (weeks: number): StreakTier =>
  streakTiers.findLast(({ fromWeeks }) => weeks >= fromWeeks) ?? streakTiers[0];

/** The tier after that of a streak of some weeks; undefined on the highest. */
export const nextTierOf = (weeks: number): StreakTier | undefined =>
  streakTiers.find(({ fromWeeks }) => fromWeeks > weeks);

/** "1.0×", "1.25×": one decimal at least, as in the specification's table. */
export const nameMultiplier = ({ multiplier }: Pick<StreakTier, 'multiplier'>): string =>
  `${Number.isInteger(multiplier) ? multiplier.toFixed(1) : multiplier}×`;

/** "1.5× points" */
export const describeTier = (tier: Pick<StreakTier, 'multiplier'>): string => `${nameMultiplier(tier)} points`;
