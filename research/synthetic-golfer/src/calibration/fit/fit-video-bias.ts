import type { ReadTurn, Turn, TurnSource } from '@trueswing/swing/turn-model';
import type { VideoBias, VideoBiases } from '@trueswing/swing/video-bias';
import type { KnownMean, OtherClips } from '../usual-turns.ts';
import type { VideoErrors } from './fit-turn-blend.ts';
import { groupBy } from './group-by.ts';

type View = Exclude<TurnSource, 'both'>;
const views: readonly View[] = ['faceOn', 'downTheLine'];

/** The turns that were read in a real clip, before any bias is removed. */
export interface FilmedTurns extends Readonly<Record<ReadTurn, number>> {
  readonly player: string;
  readonly view: View;
}

export interface VideoEvidence {
  readonly clips: readonly FilmedTurns[];
  /** Clips of which only the means are known. */
  readonly others: Readonly<Record<View, OtherClips>> | null;
  readonly usual: Readonly<Record<ReadTurn, KnownMean>>;
  /** Error with which real video is read: the bias may be all of it, so it is the prior of the bias. */
  readonly videoErrors: Readonly<Record<TurnSource, VideoErrors>>;
  /** Usual error of a reading of rendered swings, at the middle of the turns. */
  readonly renderedErrorDeg: (source: TurnSource, turn: ReadTurn) => number;
  /** Usual error of real video that readings already have. */
  readonly includedErrorDeg: (source: TurnSource, turn: Turn) => number;
}

/** Degrees with one standard deviation. */
interface Estimate {
  readonly biasDeg: number;
  readonly errorDeg: number;
}

/** Usual error of a normal distribution, in standard deviations. */
const usualOfDeviation = 0.65;

/**
 * Fits how far each view reads each turn too far: the mean of the players less the usual turn, drawn toward zero by as much as the mean
 * is uncertain (partial pooling). From both views it lies between theirs, nearer to the view that reads the turn better, and is drawn
 * toward zero by the smaller error that real video has there.
 */
export function fitVideoBiases(evidence: VideoEvidence): VideoBiases {
  const shoulders = estimateSources(evidence, 'shoulderTurnDeg');
  const hips = estimateSources(evidence, 'hipRotationDeg');
  const biasesOf = (source: TurnSource): Readonly<Record<Turn, VideoBias>> => {
    const [shoulder, hip] = [shoulders[source], hips[source]];
    const xFactor = {
      biasDeg: shoulder.biasDeg - hip.biasDeg,
      errorDeg: Math.hypot(shoulder.errorDeg, hip.errorDeg),
    };
    const toBias = (turn: Turn, { biasDeg, errorDeg }: Estimate): VideoBias => {
      const added = (usualOfDeviation * errorDeg) ** 2 - evidence.includedErrorDeg(source, turn) ** 2;
      return { biasDeg: round(biasDeg), addedErrorDeg: round(Math.sqrt(Math.max(0, added))) };
    };
    return {
      shoulderTurnDeg: toBias('shoulderTurnDeg', shoulder),
      hipRotationDeg: toBias('hipRotationDeg', hip),
      xFactorDeg: toBias('xFactorDeg', xFactor),
    };
  };
  return { faceOn: biasesOf('faceOn'), downTheLine: biasesOf('downTheLine'), both: biasesOf('both') };
}

function estimateSources(evidence: VideoEvidence, turn: ReadTurn): Record<TurnSource, Estimate> {
  const spread = spreadOfPlayers(evidence.clips, turn);
  const faceOn = compareView(evidence, 'faceOn', turn, spread);
  const downTheLine = compareView(evidence, 'downTheLine', turn, spread);
  const [first, second] = views.map((view) => evidence.renderedErrorDeg(view, turn) ** -2) as [number, number]; // one a view
  const share = first / (first + second);
  const between = (a: number, b: number): number => share * a + (1 - share) * b;
  // both views are compared with the same usual turn, so their errors add up
  const both = faceOn &&
    downTheLine && {
      biasDeg: between(faceOn.biasDeg, downTheLine.biasDeg),
      errorDeg: between(faceOn.errorDeg, downTheLine.errorDeg),
    };
  const pooled = (source: TurnSource, found: Estimate | null) => pool(found, evidence.videoErrors[source][turn]);
  return {
    faceOn: pooled('faceOn', faceOn),
    downTheLine: pooled('downTheLine', downTheLine),
    both: pooled('both', both),
  };
}

/** Draws what was found toward zero: without evidence the bias is as large as the prior, in either direction. */
function pool(found: Estimate | null, priorDeg: number): Estimate {
  if (!found) return { biasDeg: 0, errorDeg: priorDeg };
  const share = priorDeg ** 2 / (priorDeg ** 2 + found.errorDeg ** 2);
  return { biasDeg: share * found.biasDeg, errorDeg: Math.sqrt(share) * found.errorDeg };
}

/** The mean of a view less the usual turn; null without clips. */
function compareView(
  { clips, others, usual }: VideoEvidence,
  view: View,
  turn: ReadTurn,
  spread: number,
): Estimate | null {
  const players = meansOfPlayers(clips, view, turn);
  const other = others?.[view] ?? null;
  const count = players.length + (other?.clips ?? 0);
  if (count === 0) return null;
  const total = sum(players) + (other ? other.clips * other[turn] : 0);
  const { meanDeg, errorDeg } = usual[turn];
  return { biasDeg: total / count - meanDeg, errorDeg: Math.hypot(Math.sqrt(spread / count), errorDeg) };
}

/** Variance of the players about the mean of their view. */
function spreadOfPlayers(clips: readonly FilmedTurns[], turn: ReadTurn): number {
  const groups = views.map((view) => meansOfPlayers(clips, view, turn)).filter(({ length }) => length > 0);
  const squares = groups.flatMap((group) => group.map((value) => (value - sum(group) / group.length) ** 2));
  return sum(squares) / Math.max(1, squares.length - groups.length);
}

/** A player with several clips counts once. */
const meansOfPlayers = (clips: readonly FilmedTurns[], view: View, turn: ReadTurn): number[] =>
  [
    ...groupBy(
      clips.filter((clip) => clip.view === view),
      ({ player }) => player,
    ).values(),
  ].map((ofPlayer) => sum(ofPlayer.map((clip) => clip[turn])) / ofPlayer.length);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const round = (value: number): number => Number(value.toFixed(2));
