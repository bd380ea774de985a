import type { BallNumberName, Club } from '@trueswing/contracts';
import { type ClubReference, clubTable, type ReferenceStatus, type TourFlight, tourReference } from './club-table.ts';

/** Golfers with whom one compares: of one's own level, or the tours. */
export const referenceGroups = ['amateur-men', 'amateur-women', 'pga', 'lpga'] as const;
export type ReferenceGroup = (typeof referenceGroups)[number];

/** A group's average of one number. */
export interface GroupReference {
  readonly value: number;
  readonly status: ReferenceStatus;
}

/** The flight of amateurs' drivers (TrackMan Combine, 2024): men with a handicap of 14.5, women with 15. Of other clubs none is published. */
const amateurDrivers = {
  'amateur-men': { launchAngleDeg: 12.6, spinRpm: 3275 },
  'amateur-women': { launchAngleDeg: 13.6, spinRpm: 3287 },
} as const;

/** The averages that a group has with a club. */
export function referenceOf(club: Club, group: ReferenceGroup): Partial<Record<BallNumberName, GroupReference>> {
  if (group === 'pga' || group === 'lpga') {
    const tour = tourReference(club, group);
    return { ...speedsOf(tour), ...flightOf(tour, tour.status) };
  }
  const { amateurMen, amateurWomen } = clubTable[club];
  const speeds = speedsOf(group === 'amateur-men' ? amateurMen : amateurWomen);
  return club === 'driver' ? { ...speeds, ...flightOf(amateurDrivers[group], 'measured') } : speeds;
}

const speedsOf = ({ clubSpeedMph, ballSpeedMph, smashFactor, status }: ClubReference) => ({
  ballSpeedMph: { value: ballSpeedMph, status },
  clubSpeedMph: { value: clubSpeedMph, status },
  smashFactor: { value: smashFactor, status },
});

type Flight = Partial<Pick<TourFlight, 'carryYd' | 'spinRpm' | 'launchAngleDeg'>>;

/** The flight has the status of its row: a club without published tour averages has an estimated carry. */
function flightOf({ carryYd = null, spinRpm = null, launchAngleDeg = null }: Flight, status: ReferenceStatus) {
  const toReference = (value: number): GroupReference => ({ value, status });
  return {
    ...(carryYd !== null && { carryYd: toReference(carryYd) }),
    ...(spinRpm !== null && { spinRpm: toReference(spinRpm) }),
    ...(launchAngleDeg !== null && { launchAngleDeg: toReference(launchAngleDeg) }),
  };
}
