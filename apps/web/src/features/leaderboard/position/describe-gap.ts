import type { LeaderboardEntry, Standing } from '@trueswing/contracts';
import { countOf } from '../../../shared/count-of.ts';

interface Gap {
  /** "6 points to catch Ann." */
  sentence: string;
  /** Share of the next golfer's points that is reached, 0…1; null for the leader. */
  share: number | null;
}

/** Describes how far it is to the next better golfer, or for the leader to the one behind. Null without a position. */
export function describeGap(standing: Standing, yourId: string): Gap | null {
  const { position, monthlyPoints, pointsToNext, neighbors } = standing;
  if (position === null) return null;
  if (pointsToNext === null) return { sentence: describeLead(standing, yourId), share: null };
  const next = neighbors.findLast((other) => other.monthlyPoints === monthlyPoints + pointsToNext);
  return {
    sentence: `${countOf(pointsToNext, 'point')} to catch ${next?.firstName ?? 'the next golfer'}.`,
    share: monthlyPoints / (monthlyPoints + pointsToNext),
  };
}

function describeLead(standing: Standing, yourId: string): string {
  if (standing.isTied || tiedWith(standing, yourId).length > 0) return 'You share the lead.';
  const behind = standing.neighbors.find(({ monthlyPoints }) => monthlyPoints < standing.monthlyPoints);
  return behind
    ? `You lead ${behind.firstName} by ${countOf(standing.monthlyPoints - behind.monthlyPoints, 'point')}.`
    : 'You lead the month.';
}

const tiedWith = ({ position, neighbors }: Standing, yourId: string): LeaderboardEntry[] =>
  neighbors.filter((other) => other.position === position && other.id !== yourId);

/** "Tied with Ann and Bob.", of the golfers next to the caller. Null if none of them shares the position. */
export function describeTie(standing: Standing, yourId: string): string | null {
  const [first, second, third] = tiedWith(standing, yourId).map(({ firstName }) => firstName);
  if (first === undefined) return null;
  if (second === undefined) return `Tied with ${first}.`;
  return third === undefined ? `Tied with ${first} and ${second}.` : `Tied with ${first}, ${second} and others.`;
}
