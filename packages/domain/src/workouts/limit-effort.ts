/** Limits on how hard and how long a workout may be. */
export interface Effort {
  /** Exercises above this difficulty are left out; those at it are preferred. */
  readonly difficulty: number;
  /** Taken off the sets of each exercise that has more than one. */
  readonly fewerSets: 0 | 1;
  /** Time that the workout should last, seconds. */
  readonly seconds: number;
}

export interface EffortFacts {
  /** At the upload of the swing; null if the golfer did not say. */
  readonly age: number | null;
  /** Days with a completed exercise in the last six weeks. */
  readonly daysTrained: number;
  /** Exercises of the last four weeks that were too hard. */
  readonly tooHard: number;
}

/**
 * Cautious limits of our own. Children and older golfers get lighter exercises and one set less; where the age is unknown,
 * nothing is of the hardest kind.
 */
const ageBands = [
  { upTo: 13, difficulty: 3, fewerSets: 1 },
  { upTo: 17, difficulty: 4, fewerSets: 0 },
  { upTo: 49, difficulty: 5, fewerSets: 0 },
  { upTo: 64, difficulty: 4, fewerSets: 0 },
  { upTo: 74, difficulty: 3, fewerSets: 1 },
  { upTo: Number.POSITIVE_INFINITY, difficulty: 2, fewerSets: 1 },
] as const;
const unknownAge = { difficulty: 4, fewerSets: 0 } as const;

const firstDifficulty = 2;
/** Days of training after which the exercises get a step harder. */
const daysPerStep = 6;

/** Workouts begin easy and get harder with the days trained. What was too hard brings them back a step each. */
export function limitEffort({ age, daysTrained, tooHard }: EffortFacts): Effort {
  const band = (age === null ? undefined : ageBands.find(({ upTo }) => age <= upTo)) ?? unknownAge;
  const reached = firstDifficulty + Math.floor(daysTrained / daysPerStep) - tooHard;
  return {
    difficulty: Math.max(1, Math.min(band.difficulty, reached)),
    fewerSets: band.fewerSets,
    seconds: band.fewerSets === 1 ? 1_320 : 1_500,
  };
}
