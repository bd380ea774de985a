import type { FilmedTest, MeasuredTurn, PoseTrack, TurnSummary, VideoProblem } from '@trueswing/contracts';
import { landmarkIndex } from '@trueswing/contracts';
import { median, settlePose, toDegrees } from '@trueswing/swing';
import type { Side } from '../read-repetition.ts';
import { differenceOf } from '../summarize-turns.ts';
import { describeFilmedTurn } from './video-features.ts';
import { readFilmedTurn } from './video-turn-model.ts';

/** Poses a second that the reading needs: a hold lasts two seconds. */
export const videoPosesPerS = 5;

/** Half of the window in which a turn must be held. */
const aroundS = 0.4;
/** A window in which both range farther is no hold: the turn, and the distance of the wrists against that of standing square. */
const [heldWithinDeg, heldWithinSpan] = [20, 0.2];
const smallestTurnDeg = 8;
/** A reading that is less sure than any of the rendered golfers' is of something else, as a swing. */
const widestPlusMinusDeg = 25;
/** Pictures that differ by less show the same hold. */
const [sameTurnDeg, sameSpan] = [4, 0.01];
/** Poses must be detected in this share of the pictures. */
const detectedShare = 0.6;
const leastPoses = 12;

/** One picture in which a pose was detected. */
interface SeenTurn {
  readonly timeS: number;
  /** Where the line of the wrists points in space, as the model guesses it: to the right positive. */
  readonly yawDeg: number;
  /** From wrist to wrist across the picture, as a share of its width. */
  readonly span: number;
}

/**
 * Reads a video of a golfer who holds a club wide, turns as far as is comfortable to one side, comes back and turns to the other. The
 * golfer stands square where the wrists are widest apart between the two turns.
 */
export function readVideo(track: PoseTrack, test: FilmedTest): TurnSummary | VideoProblem {
  const seen = smooth(track.frames.flatMap(seenTurnOf));
  if (seen.length < leastPoses || seen.length < detectedShare * track.frames.length) return 'no-golfer';
  const right = farthest(seen, (turn) => turn.yawDeg, sameTurnDeg);
  const left = farthest(seen, (turn) => -turn.yawDeg, sameTurnDeg);
  const [first, last] = right.timeS < left.timeS ? [right, left] : [left, right];
  const between = seen.filter(({ timeS }) => timeS > first.timeS && timeS < last.timeS);
  if (between.length === 0) return 'no-turn';
  const square = farthest(between, (turn) => turn.span, sameSpan);

  const readSide = (side: Side, turned: SeenTurn): MeasuredTurn | null => {
    const since = Math.abs(turned.yawDeg - square.yawDeg);
    if (since < smallestTurnDeg || !isHeld(track, turned.timeS, square.span)) return null;
    const [before, after] = [settle(track, square.timeS), settle(track, turned.timeS)];
    const features = before && after && describeFilmedTurn(before, after, side);
    if (!features) return null;
    const turn = readFilmedTurn(test, features);
    return turn.plusMinusDeg > widestPlusMinusDeg ? null : { ...turn, repetitions: 1 };
  };
  const summary = { right: readSide('right', right), left: readSide('left', left) };
  if (!summary.right && !summary.left) return 'no-turn';
  return { ...summary, asymmetryDeg: differenceOf(summary) };
}

function seenTurnOf({ timeS, image, world }: PoseTrack['frames'][number]): SeenTurn[] {
  const [left, right] = [landmarkIndex.leftWrist, landmarkIndex.rightWrist];
  const [leftImage, rightImage, leftWorld, rightWorld] = [image?.[left], image?.[right], world?.[left], world?.[right]];
  if (!leftImage || !rightImage || !leftWorld || !rightWorld) return [];
  const yawDeg = toDegrees(Math.atan2(rightWorld[2] - leftWorld[2], leftWorld[0] - rightWorld[0]));
  return [{ timeS, yawDeg, span: leftImage[0] - rightImage[0] }];
}

/** The median of the pictures within a hold, which ignores one that the model got wrong. */
function smooth(turns: readonly SeenTurn[]): SeenTurn[] {
  return turns.map(({ timeS }) => {
    const near = turns.filter((turn) => Math.abs(turn.timeS - timeS) <= aroundS + 1e-6);
    return {
      timeS,
      yawDeg: median(near.map((turn) => turn.yawDeg)),
      span: median(near.map((turn) => turn.span)),
    };
  });
}

/** The middle of the pictures around the farthest one that are about as far. */
function farthest(turns: readonly SeenTurn[], by: (turn: SeenTurn) => number, within: number): SeenTurn {
  const values = turns.map(by);
  const best = values.indexOf(Math.max(...values));
  const isNear = (value: number | undefined): boolean => value !== undefined && value >= (values[best] ?? 0) - within;
  let [from, to] = [best, best];
  while (isNear(values[from - 1])) from--;
  while (isNear(values[to + 1])) to++;
  return turns[Math.floor((from + to) / 2)]!; // between the first and the last
}

const settle = (track: PoseTrack, timeS: number) => settlePose(track, timeS - aroundS, timeS + aroundS);

/** The model guesses depth, so where it wavers the wrists' distance in the picture decides. */
function isHeld(track: PoseTrack, timeS: number, squareSpan: number): boolean {
  const seen = track.frames.filter((frame) => Math.abs(frame.timeS - timeS) <= aroundS + 1e-6).flatMap(seenTurnOf);
  const rangeOf = (of: (turn: SeenTurn) => number): number => Math.max(...seen.map(of)) - Math.min(...seen.map(of));
  if (seen.length === 0) return false;
  return rangeOf(({ yawDeg }) => yawDeg) <= heldWithinDeg || rangeOf(({ span }) => span) <= heldWithinSpan * squareSpan;
}
