import type { Framing, TimeBase, UploadClub, ViewAnalysis } from '@trueswing/contracts';

type FilmedPace = Pick<TimeBase, 'fps'> & { readonly slowMotionFactor?: TimeBase['slowMotionFactor'] | undefined };

/** Conditions under which a video was filmed. */
export type FilmedView = Pick<ViewAnalysis, 'view' | 'handedness' | 'widthPx' | 'heightPx' | 'framing'> & {
  readonly timeBase: FilmedPace;
};

/** Conditions under which a swing was filmed and analyzed. */
export interface FilmedSwing {
  readonly club: UploadClub;
  readonly algorithm: string;
  readonly faceOn: FilmedView;
  readonly downTheLine: FilmedView | null;
}

/**
 * Whether two swings were filmed so much alike that the errors of their turns are much the same, as far as that is known:
 * same club, views, picture sizes, frame rates of the camera and place of the golfer in the picture. Clothes are not known.
 */
export function isFilmedAlike(one: FilmedSwing, other: FilmedSwing): boolean {
  if (one.club !== other.club || one.algorithm !== other.algorithm) return false;
  if (!isViewAlike(one.faceOn, other.faceOn)) return false;
  if (one.downTheLine === null || other.downTheLine === null) return one.downTheLine === other.downTheLine;
  return isViewAlike(one.downTheLine, other.downTheLine);
}

const isViewAlike = (one: FilmedView, other: FilmedView): boolean =>
  one.view === other.view &&
  one.handedness === other.handedness &&
  one.widthPx === other.widthPx &&
  one.heightPx === other.heightPx &&
  isPaceAlike(one.timeBase, other.timeBase) &&
  one.framing !== undefined &&
  other.framing !== undefined &&
  isFramedAlike(one.framing, other.framing);

/**
 * Compares the frames per second of real time: a slowed down file plays fewer. An unknown factor (null) equals only another. Swings that
 * goals refer to since before 2026-12 have none: then the rates of the files are compared.
 */
function isPaceAlike(one: FilmedPace, other: FilmedPace): boolean {
  const [factor, otherFactor] = [one.slowMotionFactor, other.slowMotionFactor];
  if (factor === undefined || otherFactor === undefined) return isRatioWithin(one.fps, other.fps, 1.1);
  if ((factor === null) !== (otherFactor === null)) return false;
  return isRatioWithin(one.fps * (factor ?? 1), other.fps * (otherFactor ?? 1), 1.1);
}

/** Ten percent in size is half a step toward the camera at four meters. */
const isFramedAlike = (one: Framing, other: Framing): boolean =>
  isRatioWithin(one.statureShare, other.statureShare, 1.1) &&
  Math.abs(one.feetX - other.feetX) <= 0.1 &&
  Math.abs(one.feetY - other.feetY) <= 0.1;

const isRatioWithin = (a: number, b: number, ratio: number): boolean => Math.max(a, b) <= ratio * Math.min(a, b);
