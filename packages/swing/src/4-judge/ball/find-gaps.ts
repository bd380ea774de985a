import { type BallAverage, ballNumbers, type Club, clubSchema } from '@trueswing/contracts';
import { type KnownAverage, knownAverage, likelyChange, meanError } from './mean-range.ts';

/** A club's carry with the range of its average. */
export interface ClubCarry {
  readonly club: Club;
  readonly carry: KnownAverage;
  readonly errorYd: number;
}

/**
 * Distance between the carries of two neighbors. `overlap`: they carry the same; `wide`: a distance lies between that neither club
 * has; `open`: the shots do not show whether they overlap. Clubs between which another one is made are never wide: it may just not
 * have been hit.
 */
export interface ClubGap {
  readonly longer: Club;
  readonly shorter: Club;
  readonly gapYd: number;
  readonly kind: 'overlap' | 'even' | 'wide' | 'open';
}

export interface BagGaps {
  /** The longest first. */
  readonly clubs: readonly ClubCarry[];
  readonly gaps: readonly ClubGap[];
  /** Clubs with too few shots to say how far they carry. */
  readonly open: readonly Club[];
}

/** Clubs this close do the same job, and from the wide limit on a shot is missing: fitters plan 10 to 15 yards a club. */
const leastGapYd = 5;
const usualGapYd = 10;
const wideGapYd = 20;

const knownCarry = (carry: BallAverage): KnownAverage | null => knownAverage(carry, ballNumbers.carryYd.digits);

/** The bag by carry: how far each club goes, and what lies between neighbors. */
export function findGaps(bag: readonly { readonly club: Club; readonly carry: BallAverage }[]): BagGaps {
  const clubs = bag
    .flatMap(({ club, carry }) => {
      const known = knownCarry(carry);
      return known ? [{ club, carry: known, errorYd: meanError(known) }] : [];
    })
    .toSorted((a, b) => b.carry.mean - a.carry.mean);
  return {
    clubs,
    gaps: clubs.slice(1).flatMap((shorter, index) => {
      const longer = clubs[index];
      return longer ? [describeGap(longer, shorter)] : [];
    }),
    open: bag.filter(({ carry }) => knownCarry(carry) === null).map(({ club }) => club),
  };
}

function describeGap(longer: ClubCarry, shorter: ClubCarry): ClubGap {
  const gapYd = longer.carry.mean - shorter.carry.mean;
  const noise = likelyChange(longer.carry, shorter.carry);
  return { longer: longer.club, shorter: shorter.club, gapYd, kind: kindOf(gapYd, noise, areNext(longer, shorter)) };
}

function kindOf(gapYd: number, noise: number, areNeighbors: boolean): ClubGap['kind'] {
  // Both surely less than a usual step apart, or as good as level.
  if (gapYd + noise < usualGapYd || (gapYd < leastGapYd && noise < leastGapYd)) return 'overlap';
  if (gapYd < Math.max(leastGapYd, noise)) return 'open';
  return gapYd - noise > wideGapYd && areNeighbors ? 'wide' : 'even';
}

/** A driver carries 20 to 30 yards beyond the next wood in tour players’ bags too: that is no hole. */
const areNext = ({ club: longer }: ClubCarry, { club: shorter }: ClubCarry): boolean =>
  longer !== 'driver' && clubSchema.options.indexOf(longer) + 1 === clubSchema.options.indexOf(shorter);
