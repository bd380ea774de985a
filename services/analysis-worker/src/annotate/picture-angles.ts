import { type Handedness, landmarkIndex } from '@trueswing/contracts';
import type { ImageLandmarks } from '@trueswing/swing';

/** Angles in the plane of the picture at one frame, in degrees. They are projections, not turns of the body. */
export interface PictureAngles {
  /** Trunk line (mid-hip → mid-shoulder) to the vertical, positive to the picture's right. */
  readonly trunkDeg: number;
  /** Shoulder line to the horizontal, positive when the lead shoulder is lower. */
  readonly shoulderTiltDeg: number;
  /** Bend of the lead elbow, 0 for a straight arm. */
  readonly leadArmBendDeg: number;
}

export function pictureAngles(
  landmarks: ImageLandmarks,
  size: { width: number; height: number },
  handedness: Handedness,
): PictureAngles {
  const point = (name: keyof typeof landmarkIndex) => {
    const [x, y] = landmarks[landmarkIndex[name]] ?? [0, 0];
    return { x: x * size.width, y: y * size.height };
  };
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const hip = middle(point('leftHip'), point('rightHip'));
  const neck = middle(point('leftShoulder'), point('rightShoulder'));
  const isRightHanded = handedness === 'right';
  const lead = point(isRightHanded ? 'leftShoulder' : 'rightShoulder');
  const trail = point(isRightHanded ? 'rightShoulder' : 'leftShoulder');
  const elbow = point(isRightHanded ? 'leftElbow' : 'rightElbow');
  const wrist = point(isRightHanded ? 'leftWrist' : 'rightWrist');
  return {
    trunkDeg: degrees(Math.atan2(neck.x - hip.x, hip.y - neck.y)),
    shoulderTiltDeg: degrees(Math.atan2(lead.y - trail.y, Math.abs(lead.x - trail.x))),
    leadArmBendDeg: 180 - angleBetween(lead, elbow, wrist),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function angleBetween(a: Point, corner: Point, b: Point): number {
  const dot = (a.x - corner.x) * (b.x - corner.x) + (a.y - corner.y) * (b.y - corner.y);
  const lengths = Math.hypot(a.x - corner.x, a.y - corner.y) * Math.hypot(b.x - corner.x, b.y - corner.y);
  return lengths === 0 ? 180 : degrees(Math.acos(Math.min(1, Math.max(-1, dot / lengths))));
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
