import type { Club, Tour } from '@trueswing/contracts';
import type { ShotProblems } from './check-shot.ts';
import { tourReference } from './club-table.ts';
import type { LaunchMonitorShot } from './launch-monitor-shot.ts';
import { smashFactor } from './smash-factor.ts';

/** A smash factor this close below the tour's is a good strike; from `fairGap` on, the gap costs distance and is a fault. */
const goodGap = -0.03;
export const fairGap = -0.08;
/** With a driver, this much more or less spin than the tour's changes the flight of any shot, rpm. */
export const driverSpinBand = { high: 800, low: 500 } as const;
/** With these clubs more ball speed means more distance; with an iron it may come from less loft. */
export const distanceClubs: ReadonlySet<Club> = new Set<Club>(['driver', '3-wood', '5-wood', 'hybrid']);
/** A club speed within this of the tour's is level with it, mph. */
const levelMph = 2;

export const tourName = (tour: Tour | null | undefined): string => (tour === 'lpga' ? 'LPGA Tour' : 'PGA Tour');

/** Describes what the speeds say of club and strike, in words: the numbers stand beside it. Contradictory speeds say nothing. */
export function judgeSpeeds(
  { tour, clubSpeedMph, ballSpeedMph }: LaunchMonitorShot,
  club: Club,
  { speeds: areContradictory }: ShotProblems,
): string[] {
  if (areContradictory || !clubSpeedMph) return [];
  const { clubSpeedMph: tourMph, smashFactor: tourSmash, status } = tourReference(club, tour ?? null);
  const gapMph = clubSpeedMph - tourMph;
  const place = Math.abs(gapMph) <= levelMph ? 'level with' : gapMph > 0 ? 'above' : 'below';
  const average = status === 'measured' ? '' : ' estimated average';
  const speed = `Your club speed is ${place} the ${tourName(tour)}’s${average}.`;
  // An unpublished average is too imprecise to judge a strike.
  if (!ballSpeedMph || status !== 'measured') return [speed];
  const gap = Math.round((smashFactor(ballSpeedMph, clubSpeedMph) - tourSmash) * 100) / 100;
  if (gap >= 0) {
    const isSlower = distanceClubs.has(club) && place === 'below';
    return [
      speed,
      `Your smash factor is as high as the tour’s${isSlower ? ': more distance comes from a faster club' : ''}.`,
    ];
  }
  if (gap >= goodGap) return [speed, 'Your strike is good.'];
  if (gap > fairGap) return [speed, 'Your strike leaves a little ball speed behind.'];
  const possible = Math.round(clubSpeedMph * tourSmash);
  return [
    speed,
    `Your strike costs ball speed: find the middle of the face first, and this club speed can give about ${possible} mph.`,
  ];
}

/** Describes what a driver's spin does to the flight, where it is far from the tour's. */
export function judgeSpin({ tour, spinRpm }: LaunchMonitorShot, club: Club): string[] {
  const tourRpm = club === 'driver' ? tourReference(club, tour ?? null).spinRpm : null;
  if (!spinRpm || tourRpm === null) return [];
  if (spinRpm - tourRpm > driverSpinBand.high) return ['Your spin is high, so the ball climbs and rolls little.'];
  if (tourRpm - spinRpm > driverSpinBand.low) return ['Your spin is low, so the ball may fall out of the air early.'];
  return [];
}
