import { isInVideo, landmarkIndex, type PoseTrack, type SwingEventName, type ViewAnalysis } from '@trueswing/contracts';
import { type ImageLandmarks, median, minJointVisibility } from '@trueswing/swing';
import type { Box } from '../box.ts';
import type { PicturePoint } from '../picture-lines.ts';
import { trackToDraw } from './track-to-draw.ts';

/** Share of the trusted poses that may lie beyond the box on each side: joints that tremble do not widen it. */
const outlierShare = 0.03;
/** In heights of the golfer at address, from the eyes to the feet: the rest of the head, and soles and ball. */
const above = 0.14;
const below = 0.08;
const beside = 0.1;
/** From the hands to the club head, in the same unit: a driver's 1.0 m for a golfer of 1.78 m, who stoops at address. */
const clubReach = 0.66;

/**
 * Where the club points in the picture: x toward the target face-on and toward the ball down-the-line, y down. Only events
 * at which it leaves the outline of the body; down-the-line it points along the camera's line at toe-up and the top.
 */
const clubAt: Readonly<Record<'face-on' | 'down-the-line', Partial<Record<SwingEventName, PicturePoint>>>> = {
  'face-on': {
    toeUp: { x: -1, y: 0 },
    midBackswing: { x: -0.3, y: -0.95 },
    midDownswing: { x: -0.5, y: -0.85 },
    midFollowThrough: { x: 1, y: 0 },
  },
  'down-the-line': { midBackswing: { x: -0.3, y: -0.9 }, impact: { x: 0.7, y: 0.7 } },
};

/**
 * The part of the picture that holds golfer and club from address to finish. The club is not detected: it is placed where
 * it points at the events that define its direction. Wrong poses and uncertain joints do not count.
 * @returns in pixels of the stored video; null without poses during the swing
 */
export const golferBox = (track: PoseTrack, swing: ViewAnalysis): Box | null =>
  boxOfDrawn(trackToDraw(track, swing), swing);

/** The box as it is stored with the analysis, so that a picture is cropped before the landmarks are loaded. Empty without one. */
export function storedGolferBox(track: PoseTrack, swing: ViewAnalysis): Pick<ViewAnalysis, 'golferBox'> {
  const drawn = trackToDraw(track, swing);
  const box = boxOfDrawn(drawn, swing);
  if (!box) return {};
  const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000;
  return {
    golferBox: {
      left: share(box.left, drawn.widthPx),
      top: share(box.top, drawn.heightPx),
      right: share(box.right, drawn.widthPx),
      bottom: share(box.bottom, drawn.heightPx),
    },
  };
}

/** The box from the poses of `trackToDraw`, for a caller that draws them too. */
export function boxOfDrawn({ widthPx, heightPx, frames }: PoseTrack, swing: ViewAnalysis): Box | null {
  const { address, top, finish } = swing.events;
  const poses = frames.flatMap(({ timeS, image }) =>
    image && timeS >= address.timeS - 1e-6 && timeS <= finish.timeS + 1e-6 ? [{ timeS, image }] : [],
  );
  const [first] = poses;
  if (!first) return null;
  const body = outline(
    poses.map(({ image }) => extent(image.filter(isSeen).map(([x, y]) => ({ x: x * widthPx, y: y * heightPx })))),
  );
  const backswing = poses.filter(({ timeS }) => timeS <= top.timeS);
  const unitPx = median((backswing.length > 0 ? backswing : [first]).map(({ image }) => heightOf(image))) * heightPx;

  const corners: PicturePoint[] = [
    { x: body.left - beside * unitPx, y: body.top - above * unitPx },
    { x: body.right + beside * unitPx, y: body.bottom + below * unitPx },
  ];
  if (swing.view !== 'other') {
    const paths = poses.flatMap(({ timeS, image }) => handsOf(image, timeS));
    const forward = swing.view === 'face-on' ? towardTarget(swing) : towardBall(first.image);
    for (const [name, club] of Object.entries(clubAt[swing.view])) {
      const event = swing.events[name as SwingEventName];
      const hands = isInVideo(event) && handsAt(paths, event.timeS);
      if (!hands) continue;
      corners.push({
        x: hands.x * widthPx + forward * club.x * clubReach * unitPx,
        // The club head never goes below the ground.
        y: Math.min(body.bottom + below * unitPx, hands.y * heightPx + club.y * clubReach * unitPx),
      });
    }
  }
  return {
    left: Math.max(0, Math.min(...corners.map(({ x }) => x))),
    top: Math.max(0, Math.min(...corners.map(({ y }) => y))),
    right: Math.min(widthPx, Math.max(...corners.map(({ x }) => x))),
    bottom: Math.min(heightPx, Math.max(...corners.map(({ y }) => y))),
  };
}

type Landmark = ImageLandmarks[number];
const isSeen = ([, , visibility]: Landmark): boolean => visibility >= minJointVisibility;

/** The target lies to the picture's right of a right-hander who is filmed face-on. */
const towardTarget = ({ handedness }: ViewAnalysis): number => (handedness === 'right' ? 1 : -1);

/** At address the hands hang between the golfer and the ball. */
const towardBall = (pose: ImageLandmarks): number =>
  Math.sign(middle(pose, 'leftWrist', 'rightWrist')[0] - middle(pose, 'leftHip', 'rightHip')[0]);

type Hands = PicturePoint & { readonly timeS: number };

/** The middle of the wrists that are seen, as shares of the picture. */
function handsOf(pose: ImageLandmarks, timeS: number): Hands[] {
  const seen = [pose[landmarkIndex.leftWrist], pose[landmarkIndex.rightWrist]].flatMap((wrist) =>
    wrist && isSeen(wrist) ? [wrist] : [],
  );
  if (seen.length === 0) return [];
  const mean = (axis: 0 | 1) => seen.reduce((sum, wrist) => sum + wrist[axis], 0) / seen.length;
  return [{ timeS, x: mean(0), y: mean(1) }];
}

/** The hands at a time, on the straight way between the poses around it; null without a pose on both sides. */
function handsAt(path: readonly Hands[], timeS: number): PicturePoint | null {
  const before = path.findLast((hands) => hands.timeS <= timeS + 1e-6);
  const after = path.find((hands) => hands.timeS >= timeS - 1e-6);
  if (!before || !after) return null;
  const share = after.timeS > before.timeS ? (timeS - before.timeS) / (after.timeS - before.timeS) : 0;
  return { x: before.x + (after.x - before.x) * share, y: before.y + (after.y - before.y) * share };
}

function middle(pose: ImageLandmarks, a: keyof typeof landmarkIndex, b: keyof typeof landmarkIndex): [number, number] {
  const [p, q] = [pose[landmarkIndex[a]], pose[landmarkIndex[b]]];
  return [((p?.[0] ?? 0) + (q?.[0] ?? 0)) / 2, ((p?.[1] ?? 0) + (q?.[1] ?? 0)) / 2];
}

/** From the eyes to the feet, as a share of the picture's height. */
const heightOf = (pose: ImageLandmarks): number =>
  Math.max(0, middle(pose, 'leftFootIndex', 'rightFootIndex')[1] - middle(pose, 'leftEye', 'rightEye')[1]);

function extent(points: readonly PicturePoint[]): Box {
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y) };
}

/** The box that holds all but a few of the boxes on each side. */
function outline(boxes: readonly Box[]): Box {
  const outliers = Math.floor(boxes.length * outlierShare);
  const sorted = (side: keyof Box) =>
    boxes
      .map((box) => box[side])
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
  return {
    left: sorted('left')[outliers] ?? 0,
    top: sorted('top')[outliers] ?? 0,
    right: sorted('right').at(-1 - outliers) ?? 0,
    bottom: sorted('bottom').at(-1 - outliers) ?? 0,
  };
}
