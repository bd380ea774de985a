import { at, type BodySeries } from './body-series.ts';
import type { HandPath } from './hand-path.ts';
import { smoothSeries } from './smooth-series.ts';

/** The pose is held when the body moves slower than this share of its greatest speed in the follow-through. */
const heldShare = 0.12;

/** Finish: the moment at which the end pose is first reached, hands and trunk come to rest; else the end of the clip. */
export function findFinish(body: BodySeries, path: HandPath, impactS: number, downS: number): number {
  const halfWidthS = Math.max(0.15 * downS, 2 * (at(path.timesS, 1) - at(path.timesS, 0)));
  const chest = body.middle('leftShoulder', 'rightShoulder');
  const weights = chest.confidence.map((c, i) => (body.seen[i] ? c : 0));
  const chestX = smoothSeries(body.timesS, chest.xPx, weights, halfWidthS);
  const chestY = smoothSeries(body.timesS, chest.yPx, weights, halfWidthS);
  const speed = path.speed.map(
    (hands, i) => hands + (2 * Math.hypot(at(chestX.rate, i), at(chestY.rate, i))) / body.trunkPx,
  );
  let peak = 0;
  let last = path.timesS.length - 1;
  for (let i = 0; i < speed.length; i++) {
    const t = at(path.timesS, i);
    if (t > impactS && t < impactS + 1.5 * downS) peak = Math.max(peak, at(speed, i));
  }
  for (let i = 0; i < speed.length; i++) {
    if (at(path.timesS, i) < impactS + downS) continue;
    if (at(speed, i) < heldShare * peak) {
      last = i;
      break;
    }
  }
  return at(path.timesS, last);
}
