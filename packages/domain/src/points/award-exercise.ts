import { countStreak } from './count-streak.ts';
import type { StreakFacts } from './streak-facts.ts';
import { tierOf } from './streak-tiers.ts';

/** Points that an exercise earns, with the streak that decides them. */
export interface ExerciseAward {
  readonly points: number;
  /** In force for the whole day. */
  readonly streakWeeks: number;
}

/**
 * The points of an exercise and the streak by which they were decided. The first exercise of a day decides for all of that
 * day; with it the day's week counts.
 */
export function awardExercise(facts: StreakFacts, day: string, firstOfDay?: ExerciseAward): ExerciseAward {
  const streakWeeks =
    firstOfDay?.streakWeeks ?? countStreak({ ...facts, trainedDays: [...facts.trainedDays, day] }, day);
  return { points: tierOf(streakWeeks).pointsPerExercise, streakWeeks };
}
