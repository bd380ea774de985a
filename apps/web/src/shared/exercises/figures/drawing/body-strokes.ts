import type { Joints } from '../skeleton/place-joints.ts';
import type { Point } from './project.ts';

/** A part of the body as a line. */
export interface Stroke {
  readonly part: 'trunk' | 'leftArm' | 'rightArm' | 'leftLeg' | 'rightLeg';
  readonly path: string;
  /** The part without its root: a gap beside it separates it from what is behind it. */
  readonly gap: string | null;
  /** 0 at the near side of the body, 1 at the far side. */
  readonly farness: number;
  readonly depth: number;
}

type PlacedJoints = { readonly [J in keyof Joints]: Point };

/** Distance behind the spine at which a limb looks far. */
const farDepth = 8;
const gapFrom = 0.45;

/** Trunk and limbs, those behind first. */
export function bodyStrokes(joints: PlacedJoints): Stroke[] {
  const limb = (part: Exclude<Stroke['part'], 'trunk'>, points: readonly [Point, Point, ...Point[]]): Stroke => {
    const [root, next, ...rest] = points;
    const mean = (of: 'depth' | 'toward') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
    return {
      part,
      path: lineThrough(points),
      gap: lineThrough([between(root, next, gapFrom), next, ...rest]),
      farness: Math.min(1, Math.max(0, (joints.waist.toward - mean('toward')) / farDepth)),
      depth: mean('depth'),
    };
  };
  const { leftShoulder, leftElbow, leftHand, rightShoulder, rightElbow, rightHand } = joints;
  const { leftHip, leftKnee, leftAnkle, leftToe, rightHip, rightKnee, rightAnkle, rightToe } = joints;
  const strokes: Stroke[] = [
    limb('leftLeg', [leftHip, leftKnee, leftAnkle, leftToe]),
    limb('rightLeg', [rightHip, rightKnee, rightAnkle, rightToe]),
    { part: 'trunk', path: trunkPath(joints), gap: null, farness: 0, depth: joints.waist.depth },
    limb('leftArm', [leftShoulder, leftElbow, leftHand]),
    limb('rightArm', [rightShoulder, rightElbow, rightHand]),
  ];
  return strokes.sort((a, b) => a.depth - b.depth);
}

/** The outline between shoulders and hips; the spine bends it. */
function trunkPath({ leftShoulder, rightShoulder, waist, neck, pelvis, leftHip, rightHip }: PlacedJoints): string {
  const bend = { x: 2 * waist.x - (neck.x + pelvis.x) / 2, y: 2 * waist.y - (neck.y + pelvis.y) / 2 };
  const side = (shoulder: Place, hip: Place): Place => ({
    x: bend.x + 0.4 * (shoulder.x - neck.x + hip.x - pelvis.x),
    y: bend.y + 0.4 * (shoulder.y - neck.y + hip.y - pelvis.y),
  });
  const [left, right] = [between(neck, leftShoulder, 0.8), between(neck, rightShoulder, 0.8)];
  return [
    `M${at(left)}`,
    `Q${at(side(left, leftHip))} ${at(leftHip)}`,
    `L${at(rightHip)}`,
    `Q${at(side(right, rightHip))} ${at(right)}Z`,
  ].join('');
}

type Place = Pick<Point, 'x' | 'y'>;
const lineThrough = (points: readonly Place[]) => `M${points.map(at).join('L')}`;
const at = ({ x, y }: Place) => `${x.toFixed(2)} ${y.toFixed(2)}`;
const between = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
