import { at, type BodySeries } from './body-series.ts';
import { smoothSeries } from './smooth-series.ts';

/** Path of the hands on the club, in trunk lengths, x to the picture's right, height up. */
export interface HandPath {
  readonly timesS: readonly number[];
  readonly x: readonly number[];
  readonly height: readonly number[];
  /** Trunk lengths per second. */
  readonly xRate: readonly number[];
  readonly heightRate: readonly number[];
  readonly speed: readonly number[];
}

/** A possible position of the hands in one frame, with its cost. */
interface Guess {
  readonly x: number;
  readonly height: number;
  readonly confidence: number;
  readonly cost: number;
}

/** Both hands hold one club: wrists further apart than this, in trunk lengths, are not both right. */
const gripGap = 0.45;
const uncertaintyCost = 0.6;
const gapCost = 1.5;
const oneWristCost = 0.08;
const moveCost = 1.2;

/**
 * The hands over time. In each frame their position comes from both wrists, or from one if the other is hidden or has
 * jumped to something else. The choice minimizes the cost of the whole path (Viterbi).
 * @param halfWidthS half window of the smoothing in seconds
 */
export function toHandPath(body: BodySeries, halfWidthS: number): HandPath {
  const chosen = shortestPath(body.timesS.map((_, i) => guesses(body, i)));
  const weights = chosen.map((guess, i) => (body.detected[i] ? Math.max(0.05, guess.confidence ** 2) : 0));
  const xs = smoothSeries(
    body.timesS,
    chosen.map((guess) => guess.x),
    weights,
    halfWidthS,
  );
  const heights = smoothSeries(
    body.timesS,
    chosen.map((guess) => guess.height),
    weights,
    halfWidthS,
  );
  return {
    timesS: body.timesS,
    x: xs.value,
    height: heights.value,
    xRate: xs.rate,
    heightRate: heights.rate,
    speed: xs.rate.map((rate, i) => Math.hypot(rate, at(heights.rate, i))),
  };
}

function guesses(body: BodySeries, i: number): Guess[] {
  const [left, right] = (['leftWrist', 'rightWrist'] as const).map((name): Guess => {
    const joint = body.joint(name);
    const confidence = at(joint.confidence, i);
    const cost = uncertaintyCost * (1 - confidence) + oneWristCost;
    return { x: at(joint.xPx, i) / body.trunkPx, height: -at(joint.yPx, i) / body.trunkPx, confidence, cost };
  }) as [Guess, Guess];
  // Squared: a hidden wrist (0.05) must not displace a visible one (0.9).
  const [wl, wr] = [left.confidence ** 2 + 1e-6, right.confidence ** 2 + 1e-6];
  const confidence = Math.max(left.confidence, right.confidence);
  const gap = Math.hypot(left.x - right.x, left.height - right.height);
  const both: Guess = {
    x: (left.x * wl + right.x * wr) / (wl + wr),
    height: (left.height * wl + right.height * wr) / (wl + wr),
    confidence,
    cost:
      uncertaintyCost * (1 - confidence) + gapCost * Math.max(0, gap - gripGap) * (Math.min(wl, wr) / Math.max(wl, wr)),
  };
  return [both, left, right];
}

function shortestPath(steps: readonly Guess[][]): Guess[] {
  let costs = (steps[0] ?? []).map((guess) => guess.cost);
  const cameFrom: number[][] = [];
  for (let i = 1; i < steps.length; i++) {
    const [before, now] = [steps[i - 1] ?? [], steps[i] ?? []];
    const reached = now.map((guess) => {
      const ways = before.map(
        (past, k) => at(costs, k) + moveCost * Math.hypot(guess.x - past.x, guess.height - past.height),
      );
      const best = ways.indexOf(Math.min(...ways));
      return { best, cost: at(ways, best) + guess.cost };
    });
    cameFrom.push(reached.map(({ best }) => best));
    costs = reached.map(({ cost }) => cost);
  }
  let k = Math.max(0, costs.indexOf(Math.min(...costs)));
  const path: Guess[] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const guess = steps[i]?.[k];
    if (guess) path.push(guess);
    k = cameFrom[i - 1]?.[k] ?? 0;
  }
  return path.reverse();
}
