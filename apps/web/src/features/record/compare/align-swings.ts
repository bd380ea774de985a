/** A video of a swing. */
interface TimedSwing {
  readonly seconds: number;
  /** In the video; null where it is not known. */
  readonly impactS: number | null;
}

/** Rule by which swings are shown in step, at an offset in seconds from the moment that they share. */
export interface Alignment {
  readonly isAtImpact: boolean;
  /** For each swing, the time of its video at offset 0. */
  readonly zerosS: readonly number[];
  /** Offsets that lie in every video. */
  readonly fromS: number;
  readonly toS: number;
}

/** Aligns swings at impact; at the start of their videos where one has none. */
export function alignSwings(swings: readonly TimedSwing[]): Alignment {
  const impacts = swings.flatMap(({ impactS }) => (impactS === null ? [] : [impactS]));
  const isAtImpact = swings.length > 0 && impacts.length === swings.length;
  const zerosS = isAtImpact ? impacts : swings.map(() => 0);
  const ends = swings.map(({ seconds }, index) => seconds - (zerosS[index] ?? 0));
  return {
    isAtImpact,
    zerosS,
    fromS: Math.max(...zerosS.map((zeroS) => 0 - zeroS)),
    toS: Math.max(0, Math.min(...ends)),
  };
}
