import type { CameraView } from '@trueswing/contracts';
import { radians } from '../geometry/rotation.ts';
import { cross, dot, normalize, subtract, type Vec3 } from '../geometry/vector.ts';

export type FilmedView = Exclude<CameraView, 'other'>;

/** Where the phone stands. Angles in degrees, lengths in meters. */
export interface CameraParameters {
  view: FilmedView;
  /** Turned about the golfer, from the ideal place; positive is counter-clockwise from above. */
  yawDeg: number;
  distanceM: number;
  heightM: number;
  /** Vertical field of view. */
  fieldOfViewDeg: number;
  /** Shifts the point that the camera looks at. */
  lookOffsetM: Vec3;
  widthPx: number;
  heightPx: number;
  handheld: Handheld;
}

/** A phone in the hand instead of on a stand. */
export interface Handheld {
  /** The view sways by about this angle. */
  shakeDeg: number;
  /** The phone is lowered by this angle, within half a second from `lowerFromS` on (seconds of life). */
  lowerDeg: number;
  lowerFromS: number;
}

export const onStand: Handheld = { shakeDeg: 0, lowerDeg: 0, lowerFromS: 0 };
const lowerS = 0.5;

export const standardCamera: CameraParameters = {
  view: 'face-on',
  yawDeg: 0,
  distanceM: 4,
  heightM: 1.05,
  fieldOfViewDeg: 46,
  lookOffsetM: [0, 0, 0],
  widthPx: 720,
  heightPx: 1280,
  handheld: onStand,
};

/** A level pinhole camera. */
export interface PinholeCamera {
  position: Vec3;
  lookAt: Vec3;
  forward: Vec3;
  right: Vec3;
  up: Vec3;
  /** Pixel coordinates (x right, y down) and depth in meters of a point. */
  project: (point: Vec3) => { x: number; y: number; depthM: number };
}

/** The camera at second `t` of life; only a hand-held one moves. */
export function placeCamera(p: CameraParameters, t = 0): PinholeCamera {
  const faceOn = p.view === 'face-on';
  const center: Vec3 = faceOn ? [0.03, 0.98, 0.1] : [0, 0.98, 0.28];
  const aim: Vec3 = [center[0] + p.lookOffsetM[0], center[1] + p.lookOffsetM[1], center[2] + p.lookOffsetM[2]];
  const azimuth = radians((faceOn ? 0 : -90) + p.yawDeg);
  const position: Vec3 = [
    aim[0] + Math.sin(azimuth) * p.distanceM,
    p.heightM,
    aim[2] + Math.cos(azimuth) * p.distanceM,
  ];
  const { asideDeg, upDeg } = swayView(p.handheld, t);
  const asideM = p.distanceM * Math.tan(radians(asideDeg));
  const lookAt: Vec3 = [
    aim[0] + Math.cos(azimuth) * asideM,
    aim[1] + p.distanceM * Math.tan(radians(upDeg)),
    aim[2] - Math.sin(azimuth) * asideM,
  ];
  const forward = normalize(subtract(lookAt, position));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focalPx = p.heightPx / 2 / Math.tan(radians(p.fieldOfViewDeg) / 2);
  return {
    position,
    lookAt,
    forward,
    right,
    up,
    project: (point) => {
      const ray = subtract(point, position);
      const depthM = dot(ray, forward);
      return {
        x: p.widthPx / 2 + (focalPx * dot(ray, right)) / depthM,
        y: p.heightPx / 2 - (focalPx * dot(ray, up)) / depthM,
        depthM,
      };
    },
  };
}

/** Slow sway of an arm with some tremor: sines whose periods never meet. */
function swayView({ shakeDeg, lowerDeg, lowerFromS }: Handheld, t: number): { asideDeg: number; upDeg: number } {
  const sway = (phase: number): number =>
    shakeDeg *
    (0.7 * Math.sin(4.1 * t + phase) + 0.4 * Math.sin(9.7 * t + 2 * phase) + 0.15 * Math.sin(31 * t + phase));
  const lowered = Math.min(1, Math.max(0, (t - lowerFromS) / lowerS));
  return { asideDeg: sway(1), upDeg: sway(2.5) - lowerDeg * lowered * lowered * (3 - 2 * lowered) };
}
