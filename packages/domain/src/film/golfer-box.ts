import { landmarkIndex, type PoseTrack, type SwingEventName, type ViewAnalysis } from '@trueswing/contracts';
import { type ImageLandmarks, poseAtTime } from '../swing/skeleton/pose-at-time.ts';
import { minJointVisibility } from '../swing/skeleton/skeleton-bones.ts';
import type { PicturePoint } from './picture-lines.ts';

/** A part of the picture in its pixels, y down. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Share of the poses that may lie beyond the box on each side, so that one wrong pose does not widen it. */
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
 * it points at the events that define its direction.
 * @returns null without poses during the swing
 */
export function golferBox(track: PoseTrack, swing: ViewAnalysis): Box | null {
  const { widthPx, heightPx, frames } = track;
  const { address, finish } = swing.events;
  const poses = frames.flatMap(({ timeS, image }) =>
    image && timeS >= address.timeS - 1e-6 && timeS <= finish.timeS + 1e-6 ? [image] : [],
  );
  const atAddress = poseAt('address');
  const [first] = poses;
  if (!first) return null;
  const toPx = ([x, y]: readonly number[]): PicturePoint => ({ x: (x ?? 0) * widthPx, y: (y ?? 0) * heightPx });
  const body = outline(
    poses.map((pose) => extent(pose.filter(([, , visibility]) => visibility >= minJointVisibility).map(toPx))),
  );
  const unitPx = heightOf(atAddress ?? first) * heightPx;

  const corners: PicturePoint[] = [
    { x: body.left - beside * unitPx, y: body.top - above * unitPx },
    { x: body.right + beside * unitPx, y: body.bottom + below * unitPx },
  ];
  if (swing.view !== 'other') {
    const forward = swing.view === 'face-on' ? towardTarget(swing) : towardBall(atAddress ?? first);
    for (const [event, club] of Object.entries(clubAt[swing.view])) {
      const pose = poseAt(event as SwingEventName);
      if (!pose) continue;
      const hands = toPx(middle(pose, 'leftWrist', 'rightWrist'));
      corners.push({
        x: hands.x + forward * club.x * clubReach * unitPx,
        // The club head never goes below the ground.
        y: Math.min(body.bottom + below * unitPx, hands.y + club.y * clubReach * unitPx),
      });
    }
  }
  return {
    left: Math.max(0, Math.min(...corners.map(({ x }) => x))),
    top: Math.max(0, Math.min(...corners.map(({ y }) => y))),
    right: Math.min(widthPx, Math.max(...corners.map(({ x }) => x))),
    bottom: Math.min(heightPx, Math.max(...corners.map(({ y }) => y))),
  };

  function poseAt(event: SwingEventName): ImageLandmarks | undefined {
    return poseAtTime(frames, swing.events[event].timeS, swing.timeBase.fps)?.landmarks;
  }
}

/** The target lies to the picture's right of a right-hander who is filmed face-on. */
const towardTarget = ({ handedness }: ViewAnalysis): number => (handedness === 'right' ? 1 : -1);

/** At address the hands hang between the golfer and the ball. */
const towardBall = (pose: ImageLandmarks): number =>
  Math.sign(middle(pose, 'leftWrist', 'rightWrist')[0] - middle(pose, 'leftHip', 'rightHip')[0]);

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
    ...{ left: sorted('left')[outliers] ?? 0, top: sorted('top')[outliers] ?? 0 },
    ...{ right: sorted('right').at(-1 - outliers) ?? 0, bottom: sorted('bottom').at(-1 - outliers) ?? 0 },
  };
}
