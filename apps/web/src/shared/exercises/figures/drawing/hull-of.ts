import type { Point } from './project.ts';

type Place = Pick<Point, 'x' | 'y'>;

/** The corners of the smallest convex area around the points (Andrew's monotone chain). */
export function hullOf(points: readonly Place[]): Place[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(sorted: readonly Place[]): Place[] {
  const kept: Place[] = [];
  for (const point of sorted) {
    while (kept.length > 1 && !turnsLeft(kept[kept.length - 2] as Place, kept[kept.length - 1] as Place, point))
      kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

const turnsLeft = (a: Place, b: Place, c: Place) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-9;
