import type { Club } from '@trueswing/contracts';
import { clubTable } from './club-table.ts';

/** Ball speed over club speed, two decimals. Without a club speed the divisor is 1, as the specification says. */
export function smashFactor(ballSpeedMph: number, clubSpeedMph: number | null | undefined): number {
  return Math.round((ballSpeedMph / (clubSpeedMph || 1)) * 100) / 100;
}

/** No club exceeds this: the rules of golf limit a driver's face to about 1.5. */
export const maxSmashFactor = 1.52;

/**
 * Amount by which a strike may be above the higher of the two tours' averages (TrackMan 2023). With a 7-iron these are 1.34 and
 * 1.38; 627 recreational golfers averaged 1.41 off mats (USGA 2023, TrackMan 4), so single shots of 1.46 are accepted.
 * Unpublished averages are known to ± 0.04 only.
 */
const aboveTour = { published: 0.08, extrapolated: 0.12 } as const;

/** The highest smash factor that is accepted for a club: loft takes speed from the ball, so a wedge's limit is far below a driver's. */
export function highestSmashFactor(club: Club): number {
  const { tourMen, tourWomen } = clubTable[club];
  const room = tourMen.status === 'extrapolated' ? aboveTour.extrapolated : aboveTour.published;
  const highest = Math.max(tourMen.smashFactor, tourWomen.smashFactor) + room;
  return Math.round(Math.min(maxSmashFactor, highest) * 100) / 100;
}
