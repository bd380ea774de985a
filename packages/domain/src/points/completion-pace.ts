/** So many exercises at most earn points in a span of `paceSeconds`: golfers record some together, as after a circuit. */
export const mostInPace = 3;
/** No golfer can do more exercises of the catalog in this time. */
export const paceSeconds = 90;

/** Moments at which a golfer did a workout, in the server's time. */
export interface WorkoutPace {
  /** When the workout was planned, which is before the golfer could see it. */
  readonly plannedAtMs: number;
  /** When the exercises were done that earned points, in any order. */
  readonly earnedMs: readonly number[];
}

/**
 * Whether a golfer can have done an exercise at this moment, beside those that earned points. Exercises that were done without a
 * network arrive together, but were done when the device says.
 */
export function isPossiblePace(doneAtMs: number, { plannedAtMs, earnedMs }: WorkoutPace): boolean {
  const moments = [...earnedMs, doneAtMs].sort((a, b) => a - b);
  const isTooFast = moments.some((fromMs, i) => {
    const toMs = moments[i + mostInPace];
    return toMs !== undefined && toMs - fromMs < paceSeconds * 1_000 && fromMs <= doneAtMs && doneAtMs <= toMs;
  });
  return doneAtMs >= plannedAtMs && !isTooFast;
}

/**
 * The server's moment at which something was done that waited on the device, by how long it waited there: the device's clock may be
 * wrong. It is not before `earliestMs`, as when the workout was planned.
 */
export const doneAt = (nowMs: number, waitedMs: number, earliestMs: number): number =>
  Math.max(Math.min(nowMs, earliestMs), nowMs - waitedMs);
