import { at, type BodySeries } from './body-series.ts';
import { smoothSeries } from './smooth-series.ts';

/** Path of the hands (both wrists, weighted by confidence), in trunk lengths, x to the picture's right, height up. */
export interface HandPath {
  readonly timesS: readonly number[];
  readonly x: readonly number[];
  readonly height: readonly number[];
  /** Trunk lengths per second. */
  readonly xRate: readonly number[];
  readonly heightRate: readonly number[];
  readonly speed: readonly number[];
}

/** @param halfWidthS half window of the smoothing in seconds */
export function toHandPath(body: BodySeries, halfWidthS: number): HandPath {
  const left = body.joint('leftWrist');
  const right = body.joint('rightWrist');
  const x: number[] = [];
  const height: number[] = [];
  const weight: number[] = [];
  for (let i = 0; i < body.timesS.length; i++) {
    // Squared: a hidden wrist (0.05) must not pull a seen one (0.9) off its place.
    const wl = at(left.confidence, i) ** 2 + 1e-6;
    const wr = at(right.confidence, i) ** 2 + 1e-6;
    x.push((at(left.xPx, i) * wl + at(right.xPx, i) * wr) / (wl + wr) / body.trunkPx);
    height.push(-(at(left.yPx, i) * wl + at(right.yPx, i) * wr) / (wl + wr) / body.trunkPx);
    weight.push(body.seen[i] ? Math.max(wl, wr, 0.05) : 0);
  }
  const xs = smoothSeries(body.timesS, x, weight, halfWidthS);
  const hs = smoothSeries(body.timesS, height, weight, halfWidthS);
  return {
    timesS: body.timesS,
    x: xs.value,
    height: hs.value,
    xRate: xs.rate,
    heightRate: hs.rate,
    speed: xs.rate.map((rate, i) => Math.hypot(rate, at(hs.rate, i))),
  };
}
