import type { ShotProposal } from '@trueswing/contracts';

/** A shot with the swing's club, as its launch monitor timed it. */
export interface TimedShot {
  readonly id: string;
  readonly hitAtMs: number;
  /** False if its file says no time. */
  readonly hasTime: boolean;
  /** True if it is joined to another swing. */
  readonly isTaken: boolean;
}

/** Clocks of phones and launch monitors differ by minutes, and a video has the time at which it ended. */
const windowMs = 10 * 60_000;
/** Golfers hit a ball every 20 to 60 seconds: a shot as near as this, with the next one as much farther, stands out. */
const clearMs = 20_000;
/** Shots that are proposed when several may be the one. */
const mostProposed = 3;
/** Files with the minute only have a few shots at one moment. More than these have the day only, which is no time. */
const mostAtOneMoment = 3;

/**
 * Proposes shots by the time at which the swing was filmed, the nearest first. Without that time, and from files without times, there
 * are none. It proposes a single one only if that stands out; it is never joined without the golfer. A shot of another swing is not
 * proposed, but where one is nearer, none of the others stands out.
 */
export function proposeShots(shots: readonly TimedShot[], filmedAtMs: number | null): ShotProposal {
  if (filmedAtMs === null) return { certainty: 'none', shotIds: [] };
  const atOneMoment = new Map<number, number>();
  for (const { hitAtMs } of shots) atOneMoment.set(hitAtMs, (atOneMoment.get(hitAtMs) ?? 0) + 1);
  const near = shots
    .filter(({ hasTime, hitAtMs }) => hasTime && (atOneMoment.get(hitAtMs) ?? 0) <= mostAtOneMoment)
    .map(({ id, hitAtMs, isTaken }) => ({ id, isTaken, farMs: Math.abs(hitAtMs - filmedAtMs) }))
    .filter(({ farMs }) => farMs <= windowMs)
    .sort((one, other) => one.farMs - other.farMs || (one.id < other.id ? -1 : 1));
  const free = near.filter(({ isTaken }) => !isTaken);
  const [nearest, next] = free;
  if (!nearest) return { certainty: 'none', shotIds: [] };
  const isClear = !next || (nearest.farMs <= clearMs && next.farMs - nearest.farMs >= clearMs);
  const isNearest = near.every(({ isTaken, farMs }) => !isTaken || farMs >= nearest.farMs);
  if (isClear && isNearest) return { certainty: 'one', shotIds: [nearest.id] };
  return { certainty: 'several', shotIds: free.slice(0, mostProposed).map(({ id }) => id) };
}
