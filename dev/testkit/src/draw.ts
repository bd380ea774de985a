/** Draws that a seed determines. */
export interface Draw {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** A number between the two. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  oneOf<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32, a small generator whose numbers are good enough to choose by. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    oneOf<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('nothing to choose from');
      return items[below(items.length)] as T;
    },
    shuffle<T>(items: readonly T[]): T[] {
      const places = items.map((item) => ({ item, place: next() }));
      return places.sort((one, other) => one.place - other.place).map(({ item }) => item);
    },
  };
}
