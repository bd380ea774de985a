import type { Club, Tour } from '@trueswing/contracts';
import { type ClubReference, tourReference } from '../reference/club-table.ts';
import { joinList } from '../text/join-list.ts';
import type { ShotDoubts } from './check-shot.ts';
import { formatNumber, formatSmash, formatSpin } from './format-number.ts';
import type { LaunchMonitorShot } from './launch-monitor-shot.ts';
import { smashFactor } from './smash-factor.ts';

/** A smash factor this close below the tour's is a good strike; a larger gap than `fairGap` costs distance. */
const goodGap = -0.03;
const fairGap = -0.08;
/** With a driver, this much more or less spin than the tour's changes the flight of any shot, rpm. */
const driverSpinBand = { high: 800, low: 500 } as const;
/** With these clubs more ball speed means more distance; with an iron it may come from less loft. */
const distanceClubs: ReadonlySet<Club> = new Set<Club>(['driver', '3-wood', '5-wood', 'hybrid']);

const tourName = (tour: Tour | null | undefined): string => (tour === 'lpga' ? 'LPGA Tour' : 'PGA Tour');
/** The tour's number in parentheses: "(PGA Tour 171 mph)". */
const beside = (value: number | string | null, unit: string, tour: string): string =>
  value === null ? '' : ` (${tour} ${value}${unit})`;

/** Speeds and strike compared with the tour's; contradictory speeds are left out. */
export function compareSpeeds(
  { tour, clubSpeedMph, ballSpeedMph }: LaunchMonitorShot,
  club: Club,
  doubts: ShotDoubts,
): string[] {
  if (doubts.speeds) return [];
  const reference = tourReference(club, tour ?? null);
  const sentences: string[] = [];
  if (clubSpeedMph) {
    const average = reference.status === 'measured' ? 'average' : 'estimated average';
    const { clubSpeedMph: tourMph } = reference;
    sentences.push(
      `Your club speed of ${formatNumber(clubSpeedMph)} mph is ${against(clubSpeedMph, tourMph)} the ${tourName(tour)}’s ${average} of ${tourMph} mph with this club.`,
    );
  }
  if (!ballSpeedMph) return sentences;
  const ball = `Your ball speed is ${formatNumber(ballSpeedMph)} mph${beside(reference.ballSpeedMph, ' mph', tourName(tour))}`;
  return clubSpeedMph
    ? [...sentences, ...judgeStrike(ball, ballSpeedMph, clubSpeedMph, reference, tourName(tour), club)]
    : [...sentences, `${ball}.`];
}

/** "15 mph below" or "level with". */
function against(value: number, average: number): string {
  const gap = Math.round((value - average) * 10) / 10;
  if (Math.abs(gap) < 0.5) return 'level with';
  return `${formatNumber(Math.abs(gap))} mph ${gap > 0 ? 'above' : 'below'}`;
}

function judgeStrike(
  ball: string,
  ballSpeedMph: number,
  clubSpeedMph: number,
  reference: ClubReference,
  tour: string,
  club: Club,
): string[] {
  const smash = smashFactor(ballSpeedMph, clubSpeedMph);
  const comparison = `${ball}, a smash factor of ${formatSmash(smash)}${beside(formatSmash(reference.smashFactor), '', tour)}`;
  // An unpublished average is too imprecise to judge a strike.
  if (reference.status !== 'measured') return [`${comparison}.`];
  const gap = Math.round((smash - reference.smashFactor) * 100) / 100;
  if (gap >= 0) {
    const more =
      distanceClubs.has(club) && clubSpeedMph < reference.clubSpeedMph
        ? ['A faster ball has to come from a faster club: the strike already gives what a tour strike does.']
        : [];
    return [`${comparison}: a strike as good as on tour.`, ...more];
  }
  if (gap >= goodGap) return [`${comparison}: a good strike.`];
  if (gap >= fairGap) return [`${comparison}: the strike leaves a little ball speed behind.`];
  const possible = Math.round(clubSpeedMph * reference.smashFactor);
  return [
    `${comparison}: the strike costs ball speed.`,
    `Find the middle of the face first: at your club speed a tour strike gives about ${possible} mph of ball speed.`,
  ];
}

/** Carry, total (driver) and spin compared with the tour's, if known and not contradictory. */
export function compareDistances(
  { tour, carryYd, totalYd, spinRpm }: LaunchMonitorShot,
  club: Club,
  doubts: ShotDoubts,
): string[] {
  const reference = tourReference(club, tour ?? null);
  const name = tourName(tour);
  const lengths: string[] = [];
  if (carryYd && !doubts.carry)
    lengths.push(`your carry is ${formatNumber(carryYd)} yd${beside(reference.carryYd, ' yd', name)}`);
  if (totalYd && club === 'driver' && !doubts.total)
    lengths.push(`your total is ${formatNumber(totalYd)} yd${beside(reference.totalYd, ' yd', name)}`);
  const sentences = lengths.length > 0 ? [capitalized(`${joinList(lengths)}.`)] : [];
  if (spinRpm) {
    const tail = club === 'driver' && reference.spinRpm !== null ? judgeDriverSpin(spinRpm - reference.spinRpm) : '';
    sentences.push(`Your spin is ${formatSpin(spinRpm)} rpm${beside(reference.spinRpm, ' rpm', name)}${tail}.`);
  }
  return sentences;
}

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function judgeDriverSpin(gapRpm: number): string {
  if (gapRpm > driverSpinBand.high) return ': high, so the ball climbs and rolls little';
  if (gapRpm < -driverSpinBand.low) return ': low, so the ball may fall out of the air early';
  return '';
}
