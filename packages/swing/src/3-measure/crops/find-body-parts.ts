import type { SeenPart } from '@trueswing/contracts';
import type { SettledPose } from '../../1-track/settle-pose.ts';
import { bodyCropPx, findBodyWindow, heightOf, type Joint, jointOf, middleOf, type Point } from './body-window.ts';
import type { TrunkWindow } from './trunk-window.ts';

/** A straight band of a crop, in its pixels. */
export interface Band {
  readonly from: Point;
  readonly to: Point;
  readonly halfWidthPx: number;
}

/** Where the parts of a golfer are in the picture of the whole golfer at address. */
export interface BodyCrop {
  readonly window: TrunkWindow;
  readonly parts: Readonly<Record<SeenPart, readonly Band[]>>;
  /** The crop is dark beyond the video's picture. */
  readonly visible: Bounds;
}

interface Bounds {
  readonly leftPx: number;
  readonly topPx: number;
  readonly rightPx: number;
  readonly bottomPx: number;
}

/** Shares of the way from shoulders to hips: collar and belt lie outside. The half width is in trunk lengths. */
const shirt = { start: 0.2, end: 0.8, halfWidth: 0.15 };
/** The shirt is read in so many strips side by side, and each in so many pieces. */
const shirtPieces = 3;
const bothSides = ['right', 'left'] as const;
/** From behind, the lead arm is hidden: its joints lie on the trail arm, the trousers or the background. */
const trailSide = ['right'] as const;
/**
 * Sides that are read, shares of the way along a limb, half widths in heights from ankles to ears, and the pieces that are read apart: a sleeve
 * may end between them. The bands lie inside the silhouette, above the hems of shorts and within shoes.
 */
const limbs = [
  ['upperArm', trailSide, 'Shoulder', 'Elbow', 0.3, 0.8, 0.015, 2],
  ['forearm', trailSide, 'Elbow', 'Wrist', 0.25, 0.8, 0.01, 2],
  ['thigh', bothSides, 'Hip', 'Knee', 0.4, 0.62, 0.03, 1],
  ['shank', bothSides, 'Knee', 'Ankle', 0.35, 0.8, 0.018, 2],
  ['shoe', bothSides, 'Heel', 'FootIndex', 0.25, 0.85, 0.012, 1],
] as const;
const feet = ['leftHeel', 'rightHeel', 'leftFootIndex', 'rightFootIndex'] as const;

/** The parts of a right-hander: a left-hander is mirrored before. */
export function findBodyCrop(pose: SettledPose, picture: { widthPx: number; heightPx: number }): BodyCrop {
  const window = findBodyWindow(pose);
  const scale = bodyCropPx / window.sidePx;
  const place = ([x, y]: Point): Point => [(x - window.leftPx) * scale, (y - window.topPx) * scale];
  const height = heightOf(pose) * scale;
  const joint = (name: Joint): Point => place(jointOf(pose, name));
  const limbBands = limbs.map(([part, sides, from, to, start, end, halfWidth, pieces]) => {
    const of = (side: 'left' | 'right') =>
      cutBands(joint(`${side}${from}`), joint(`${side}${to}`), { start, end, pieces }, halfWidth * height);
    return [part, sides.flatMap(of)] as const;
  });
  const shoulders = place(middleOf(pose, 'Shoulder'));
  return {
    window,
    parts: {
      ...(Object.fromEntries(limbBands) as Record<(typeof limbs)[number][0], Band[]>), // one of each
      shirt: findShirt(shoulders, place(middleOf(pose, 'Hip'))),
      head: findCrown(shoulders, place(middleOf(pose, 'Ear')), joint('nose'), height),
      ground: findGround(feet.map(joint), height),
    },
    visible: findVisible(place([0, 0]), place([picture.widthPx, picture.heightPx])),
  };
}

/** The pieces of a part of the way, one after another. */
function cutBands(
  from: Point,
  to: Point,
  { start, end, pieces }: { start: number; end: number; pieces: number },
  halfWidthPx: number,
): Band[] {
  const at = (share: number): Point => [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  const piece = (end - start) / pieces;
  return Array.from({ length: pieces }, (_, i) => ({
    from: at(start + i * piece),
    to: at(start + (i + 1) * piece),
    halfWidthPx,
  }));
}

/** Small pieces: a print, a side panel, or what is below an open jacket, is not seen from both sides. */
function findShirt(shoulders: Point, hips: Point): Band[] {
  const [alongX, alongY] = [hips[0] - shoulders[0], hips[1] - shoulders[1]];
  const { halfWidth } = shirt;
  const halfWidthPx = (halfWidth * Math.hypot(alongX, alongY)) / shirtPieces;
  return Array.from({ length: shirtPieces }, (_, strip) => {
    const aside = (2 * (strip + 0.5)) / shirtPieces - 1;
    const move = ([x, y]: Point): Point => [x - aside * halfWidth * alongY, y + aside * halfWidth * alongX];
    return cutBands(move(shoulders), move(hips), { ...shirt, pieces: shirtPieces }, halfWidthPx);
  }).flat();
}

/** Cap or hair, beyond the ears: two places, since a cap shows its front to one video and the hair below it to the other. */
function findCrown(neck: Point, ears: Point, nose: Point, height: number): Band[] {
  const length = Math.max(1e-6, Math.hypot(ears[0] - neck[0], ears[1] - neck[1]));
  return [0.2, 0.8].map((back) => {
    const at = (above: number): Point => [
      ears[0] + (above * height * (ears[0] - neck[0])) / length - back * (nose[0] - ears[0]),
      ears[1] + (above * height * (ears[1] - neck[1])) / length - back * (nose[1] - ears[1]),
    ];
    return { from: at(0.03), to: at(0.06), halfWidthPx: 0.02 * height };
  });
}

/** Left of the feet, right of them, and nearer to the camera. */
function findGround(shoes: readonly Point[], height: number): Band[] {
  const [left, right] = [Math.min(...shoes.map(([x]) => x)), Math.max(...shoes.map(([x]) => x))];
  const low = Math.max(...shoes.map(([, y]) => y));
  const across = (fromX: number, toX: number, y: number, halfWidth: number): Band => ({
    from: [fromX, low + y * height],
    to: [toX, low + y * height],
    halfWidthPx: halfWidth * height,
  });
  return [
    across(left - 0.22 * height, left - 0.1 * height, -0.03, 0.05),
    across(right + 0.1 * height, right + 0.22 * height, -0.03, 0.05),
    across(left, right, 0.08, 0.025),
  ];
}

const findVisible = ([left, top]: Point, [right, bottom]: Point): Bounds => ({
  leftPx: Math.max(0, left),
  topPx: Math.max(0, top),
  rightPx: Math.min(bodyCropPx, right),
  bottomPx: Math.min(bodyCropPx, bottom),
});
