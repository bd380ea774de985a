/** A golfer's points of a month. */
interface Total {
  readonly userId: string;
  readonly points: number;
}

/** With more golfers on these places, they are no news: on the first days of a month many have the same few points. */
const mostGolfers = 10;
/** Number of the best golfers that `findTopThree` needs. */
export const topThreeCandidates = mostGolfers + 1;

/**
 * The golfers with a position up to three, of the best of a month. Golfers with the same points share a position, so it may be
 * more than three. Null if it is too many.
 */
export function findTopThree(best: readonly Total[]): string[] | null {
  const top = best.filter(({ points }) => points > 0 && best.filter((other) => other.points > points).length < 3);
  return top.length > mostGolfers ? null : top.map(({ userId }) => userId);
}

/** Who has come and who has gone. */
export const compareTopThree = (before: readonly string[], after: readonly string[]) => ({
  entered: after.filter((userId) => !before.includes(userId)),
  left: before.filter((userId) => !after.includes(userId)),
});
