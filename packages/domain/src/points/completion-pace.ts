/** Golfers may record this many exercises right after they have opened the workout. */
const recordedTogether = 3;
/** No exercise of the catalog can be done in less. */
const minSecondsEach = 10;

/**
 * Whether a golfer can have completed so many exercises of a workout since it was planned, which is before they could see it.
 * Both times are the server's. Exercises that were done without a network arrive together, but after the time they took.
 */
export const isPossiblePace = (completed: number, msSincePlanned: number): boolean =>
  msSincePlanned >= Math.max(0, completed - recordedTogether) * minSecondsEach * 1_000;
