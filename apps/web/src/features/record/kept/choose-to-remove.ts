/** Space that swings may use on a phone. */
export const swingSpaceBytes = 500 * 2 ** 20;

interface StoredSwing {
  readonly id: string;
  readonly bytes: number;
  readonly filmedAt: Date;
  /** The golfer wants to keep it. */
  readonly isKept: boolean;
}

/**
 * Chooses the swings to remove so that another one has space: the oldest first, and none that the golfer keeps. Null where
 * these leave too little space.
 */
export function chooseToRemove(
  swings: readonly StoredSwing[],
  addedBytes: number,
  spaceBytes = swingSpaceBytes,
): string[] | null {
  let usedBytes = swings.reduce((sum, { bytes }) => sum + bytes, addedBytes);
  const removed: string[] = [];
  const oldestFirst = swings
    .filter(({ isKept }) => !isKept)
    .sort((a, b) => a.filmedAt.getTime() - b.filmedAt.getTime());
  for (const { id, bytes } of oldestFirst) {
    if (usedBytes <= spaceBytes) break;
    usedBytes -= bytes;
    removed.push(id);
  }
  return usedBytes <= spaceBytes ? removed : null;
}
