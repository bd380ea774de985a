/** Pictures a second of the video, as the product samples it. */
export const picturesPerS = 5;

/** One picture of the video: how far chest and hips have turned to the right since the golfer stood square. */
export interface FilmedTurn {
  readonly share: number;
  /** The hold that the picture belongs to; null on the way. */
  readonly hold: 'center' | 'right' | 'left' | null;
}

/** Pictures of each hold; the first one is still smoothed with the way. */
export const holdPictures = 3;

/**
 * Stand, turn right, hold, turn left, hold: the share of the way in each picture, to the right positive. Holds and ways are shorter than
 * those of a golfer, since more pictures of the same hold show nothing new.
 */
export function planTurns(): FilmedTurn[] {
  const hold = (at: FilmedTurn['hold'], share: number): FilmedTurn[] =>
    Array.from({ length: holdPictures }, () => ({ share, hold: at }));
  const way = (...shares: number[]): FilmedTurn[] => shares.map((share) => ({ share, hold: null }));
  return [...hold('center', 0), ...way(0.3, 0.75), ...hold('right', 1), ...way(0.6, 0, -0.6), ...hold('left', -1)];
}

/** As a golfer does it: stand, turn right, hold two seconds, come back, turn left, hold, come back. 13 seconds. */
export function planWholeVideo(): FilmedTurn[] {
  const hold = (at: FilmedTurn['hold'], share: number, pictures: number): FilmedTurn[] =>
    Array.from({ length: pictures }, () => ({ share, hold: at }));
  const way = (from: number, to: number, pictures: number): FilmedTurn[] =>
    Array.from({ length: pictures }, (_, i) => {
      const x = (i + 1) / (pictures + 1);
      return { share: from + (to - from) * x * x * (3 - 2 * x), hold: null };
    });
  return [
    ...[...hold('center', 0, 10), ...way(0, 1, 6), ...hold('right', 1, 11), ...way(1, 0, 6)],
    ...[...hold('center', 0, 6), ...way(0, -1, 6), ...hold('left', -1, 11), ...way(-1, 0, 6), ...hold('center', 0, 4)],
  ];
}
