import type { LeaderboardEntry } from '@trueswing/contracts';

/** Rows below the podium before the golfer asks for all: the places up to 10. */
const firstRows = 7;
const podiumPlaces = 3;

interface Rankings {
  /** Golfers in the top 3: more than three if some share a position. */
  top: readonly LeaderboardEntry[];
  /** Rank 4 and beyond. */
  others: readonly LeaderboardEntry[];
  /** The golfer with their neighbors, as far as `others` does not have them. */
  around: readonly LeaderboardEntry[];
  /** Whether there are golfers between `others` and `around`. */
  isGap: boolean;
  /** Golfers of the table that are shown only when asked for. */
  hiddenCount: number;
}

/**
 * Chooses what the table shows: the first places, and the golfer's own wherever it is. `entries` are the top 50, `neighbors` the
 * golfer with those next to them, both best first.
 */
export function chooseRankings(
  entries: readonly LeaderboardEntry[],
  neighbors: readonly LeaderboardEntry[],
  isWhole: boolean,
): Rankings {
  const top = entries.filter(({ position }) => position <= podiumPlaces);
  const beyond = entries.filter(({ position }) => position > podiumPlaces);
  // A button for one or two more rows would be longer than the rows.
  const others = isWhole || beyond.length <= firstRows + 2 ? beyond : beyond.slice(0, firstRows);
  const shown = new Set([...top, ...others].map(({ id }) => id));
  // Where the top 50 share the podium, the golfer may share it beyond them.
  const isBelow = ({ position }: LeaderboardEntry) => position > podiumPlaces || beyond.length === 0;
  const around = neighbors.filter((each) => isBelow(each) && !shown.has(each.id));
  return {
    top,
    others,
    around,
    isGap: around.length > 0 && !followsIn([entries, neighbors], [...top, ...others].at(-1), around[0]),
    hiddenCount: beyond.filter(({ id }) => !shown.has(id)).length,
  };
}

/** Whether one golfer comes directly after the other in one of the lists. */
const followsIn = (
  lists: readonly (readonly LeaderboardEntry[])[],
  before: LeaderboardEntry | undefined,
  after: LeaderboardEntry | undefined,
): boolean =>
  lists.some((list) => {
    const index = list.findIndex(({ id }) => id === after?.id);
    return index > 0 && list[index - 1]?.id === before?.id;
  });
