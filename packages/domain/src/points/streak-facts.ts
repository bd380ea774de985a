/** Facts that decide a golfer's streak, in any order. Days and weeks are in US Central time; a week is named by its Sunday. */
export interface StreakFacts {
  /** Days with a completed exercise. */
  readonly trainedDays: Iterable<string>;
  readonly pausedWeeks: Iterable<string>;
}
