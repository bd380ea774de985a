import type { Club } from '@trueswing/contracts';
import { distanceClubs } from './compare-with-tour.ts';

/** Distance by which the ball ends off line, in the degrees of a driver's open face that send it as far: about 10 yards each. */
export interface Miss {
  /** Parts that the curve and the start add; positive is to the right. */
  readonly curve: number;
  readonly start: number;
  readonly total: number;
}

/** From here on a ball has left the fairway: 20 yards to either side. */
export const fairwayMiss = 2;

/**
 * A robot's driver at 95 mph sends the ball 10 yards off line for each degree of its face, on a straight path (Golf.com).
 * Four of these are the start (85 % of a degree at 230 yards, and what the path adds), six are the curve. A 6-iron forgives
 * twice the angle between face and path (TrackMan News 5, 2009).
 */
const share = { start: 0.4, curveOfWoods: 0.6, curveOfIrons: 0.3 } as const;

/** Miss that each degree of the face, and of the angle between face and path, adds with a club. */
export const missShares = (club: Club) => ({
  start: share.start,
  curve: distanceClubs.has(club) ? share.curveOfWoods : share.curveOfIrons,
});

/** Without a club path the curve is unknown and counts nothing. */
export function estimateMiss(faceAngleDeg: number, clubPathDeg: number | null | undefined, club: Club): Miss {
  const shares = missShares(club);
  const curve = typeof clubPathDeg === 'number' ? shares.curve * (faceAngleDeg - clubPathDeg) : 0;
  const start = shares.start * faceAngleDeg;
  return { curve, start, total: Math.round((curve + start) * 1e6) / 1e6 };
}
