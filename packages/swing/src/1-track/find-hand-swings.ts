import { at } from './body-series.ts';
import type { HandPath } from './hand-path.ts';

/** One swing of the hands: low at the ball, high at the top, low through the ball, high in the follow-through. */
export interface HandSwing {
  /** Samples (indices) of the four turning points. `start` is null when the clip begins with the hands already up. */
  readonly start: number | null;
  readonly top: number;
  readonly low: number;
  /** null when the clip ends before the hands are up again. */
  readonly through: number | null;
  /** Fastest fall of the hands between top and low, trunk lengths per second. */
  readonly fallSpeed: number;
}

/** Smallest rise or fall of the hands that counts as a turn, in trunk lengths. A waggle is less, half a swing is more. */
const minTurnTrunks = 0.5;
/** From the top down to the ball the hands of the shortest half-swing fall this far. */
const minFallTrunks = 0.6;
/** Hands that rise from the ball at this share of the speed at which they fell to it follow through (labeled: 0.65–1.6). */
const followThroughShare = 0.6;

/** Least heights in trunk lengths: of a rise or fall that counts as a turn, and of the fall from the top to the ball. */
export interface HandSwingLimits {
  readonly turnTrunks: number;
  readonly fallTrunks: number;
}

/** Every down-and-through motion of the hands, in order of time. */
export function findHandSwings(
  path: HandPath,
  { turnTrunks, fallTrunks }: HandSwingLimits = { turnTrunks: minTurnTrunks, fallTrunks: minFallTrunks },
): HandSwing[] {
  const turns = findTurns(path.height, turnTrunks);
  const swings: HandSwing[] = [];
  turns.forEach((turn, k) => {
    const top = turns[k - 1];
    if (turn.high || !top || at(path.height, top.index) - at(path.height, turn.index) < fallTrunks) return;
    let fallSpeed = 0;
    for (let i = top.index; i <= turn.index; i++) fallSpeed = Math.max(fallSpeed, -at(path.heightRate, i));
    const before = turns[k - 2];
    const start = before && rises(path, before.index, top.index, turnTrunks) ? before.index : null;
    const after = turns[k + 1];
    const through = after && rises(path, turn.index, after.index, turnTrunks) ? after.index : null;
    const last = swings.at(-1);
    if (last && last.low === before?.index && followsThrough(path, last, top.index)) return;
    swings.push({ start, top: top.index, low: turn.index, through, fallSpeed });
  });
  return swings;
}

/**
 * Whether the rise after a fall is its follow-through. The next fall is then not a swing, even if it appears fast because
 * the model loses the hands behind the head. A club that is put down at the ball rises faster than it falls.
 */
function followsThrough(path: HandPath, { start, top, low, fallSpeed }: HandSwing, high: number): boolean {
  const isSwing = start !== null && fastestRise(path, start, top) < fallSpeed;
  return isSwing && fastestRise(path, low, high) >= followThroughShare * fallSpeed;
}

const fastestRise = (path: HandPath, from: number, to: number): number =>
  Math.max(...path.heightRate.slice(from, to + 1));
const rises = (path: HandPath, low: number, high: number, leastTrunks: number): boolean =>
  at(path.height, high) - at(path.height, low) >= leastTrunks;

/** At the top golfers wait for less than this share of their backswing. */
const longestWaitShare = 0.5;

/**
 * The backswing of a path that ends at the top or in the fall from it; null if it does not end so. `top` and `low` are the samples
 * between which the hands hold the club: from the ball to the end of the path.
 */
export function findCutBackswing(path: HandPath, lastS: number): { readonly top: number; readonly low: number } | null {
  const turns = findTurns(path.height, minTurnTrunks);
  const highest = turns.findLastIndex(({ high }) => high);
  const [before, top] = [turns[highest - 1], turns[highest]];
  if (!before || !top || !rises(path, before.index, top.index, minFallTrunks)) return null;
  const [startS, topS] = [at(path.timesS, before.index), at(path.timesS, top.index)];
  const end = path.timesS.findLastIndex((timeS) => timeS <= lastS);
  return lastS - topS <= longestWaitShare * (topS - startS) ? { top: before.index, low: end } : null;
}

interface Turn {
  readonly index: number;
  readonly high: boolean;
}

/** Turning points of a signal that reverses by at least `threshold`, highs and lows in turn. */
export function findTurns(signal: readonly number[], threshold: number): Turn[] {
  const turns: Turn[] = [];
  let low = 0;
  let high = 0;
  let direction = 0;
  for (let i = 1; i < signal.length; i++) {
    if (at(signal, i) > at(signal, high)) high = i;
    if (at(signal, i) < at(signal, low)) low = i;
    if (direction >= 0 && at(signal, high) - at(signal, i) > threshold) {
      turns.push({ index: high, high: true });
      direction = -1;
      low = i;
      high = i;
    } else if (direction <= 0 && at(signal, i) - at(signal, low) > threshold) {
      turns.push({ index: low, high: false });
      direction = 1;
      high = i;
      low = i;
    }
  }
  if (direction !== 0) turns.push({ index: direction > 0 ? high : low, high: direction > 0 });
  return turns;
}

/** Picks the last of those swings that are about as fast as the fastest; a practice swing is slower. */
export function pickSwing<T extends HandSwing>(swings: readonly T[]): T | undefined {
  const fastest = Math.max(...swings.map((swing) => swing.fallSpeed));
  return swings.findLast((swing) => swing.fallSpeed >= 0.8 * fastest);
}
