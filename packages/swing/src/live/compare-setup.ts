import { landmarkIndex } from '@trueswing/contracts';
import type { ImageLandmarks } from '../1-track/skeleton/pose-at-time.ts';

/** A golfer at address in a picture. */
export interface AddressPose {
  readonly landmarks: ImageLandmarks;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Place of the phone now, compared with the last time. */
export type SetupDifference = 'closer' | 'farther' | 'higher' | 'lower' | 'turned';

/** A golfer who is larger or smaller by more than this share fills other pixels: joints are then found with another error. */
const mostDistance = 0.2;
/** A phone that is higher by more, in leg lengths, about 35 cm, sees the spine and the hips from another angle. */
const mostHeight = 0.4;
/** The share of the legs by which a turned phone moves the body against the feet, or makes it wider: some 20° in either view. */
const mostTurn = 0.17;
/** Shoulders and hips are wider than this share of the legs from the front, and narrower down the line. */
const frontWidth = 0.2;
/** Hands on a club are closer to each other than this share of the legs. */
const handsTogether = 0.3;

/**
 * Compares where the phone stands with an earlier swing of the same view, both at address; null where their numbers can be
 * compared, and while the golfer's hands are not together in front of the body. The phone is taken to stand upright both
 * times, with the lens that sees as much along the long side. Legs are the measure, since they change least between two
 * addresses.
 */
export function compareSetup(now: AddressPose, last: AddressPose): SetupDifference | null {
  const [here, before] = [measure(now), measure(last)];
  if (!here || !before || here.betweenHands > handsTogether) return null;
  const ahead = Math.abs(before.width) > frontWidth ? Math.abs(here.ahead - before.ahead) : 0;
  const turn = Math.max(ahead, Math.abs(here.width - before.width));
  if (turn > mostTurn) return 'turned';
  const distance = here.legs / before.legs;
  if (distance > 1 + mostDistance) return 'closer';
  if (distance < 1 / (1 + mostDistance)) return 'farther';
  const height = here.height - before.height;
  if (Math.abs(height) > mostHeight) return height > 0 ? 'higher' : 'lower';
  return null;
}

interface Measured {
  /** Hips to ankles, as a share of the picture's long side: the distance. */
  readonly legs: number;
  /** The lens above the ankles, in leg lengths: the picture's middle is as high as the lens of an upright phone. */
  readonly height: number;
  /** Head and hands beside the ankles, in leg lengths: near 0 from the front, where a turned phone changes it most. */
  readonly ahead: number;
  /** Shoulders and hips from side to side, in leg lengths: near 0 down the line, where a turned phone changes it most. */
  readonly width: number;
  /** From one wrist to the other, in leg lengths. */
  readonly betweenHands: number;
}

/** Null where the legs have no length. */
function measure({ landmarks, widthPx, heightPx }: AddressPose): Measured | null {
  const longPx = Math.max(widthPx, heightPx);
  const at = (name: keyof typeof landmarkIndex): { x: number; y: number } => {
    const [x, y] = landmarks[landmarkIndex[name]] ?? [0, 0];
    return { x: (x * widthPx) / longPx, y: (y * heightPx) / longPx };
  };
  const middle = (one: keyof typeof landmarkIndex, other: keyof typeof landmarkIndex) => ({
    x: (at(one).x + at(other).x) / 2,
    y: (at(one).y + at(other).y) / 2,
  });
  const [hips, ankles] = [middle('leftHip', 'rightHip'), middle('leftAnkle', 'rightAnkle')];
  const legs = ankles.y - hips.y;
  if (legs <= 0) return null;
  const forward = (at('nose').x + middle('leftWrist', 'rightWrist').x) / 2;
  const across = (side: 'Shoulder' | 'Hip') => at(`left${side}`).x - at(`right${side}`).x;
  return {
    legs,
    height: (ankles.y - heightPx / longPx / 2) / legs,
    ahead: (forward - ankles.x) / legs,
    width: (across('Shoulder') + across('Hip')) / 2 / legs,
    betweenHands: Math.hypot(at('leftWrist').x - at('rightWrist').x, at('leftWrist').y - at('rightWrist').y) / legs,
  };
}
