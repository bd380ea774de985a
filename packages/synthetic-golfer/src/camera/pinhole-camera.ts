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
}

export const standardCamera: CameraParameters = {
  view: 'face-on',
  yawDeg: 0,
  distanceM: 4,
  heightM: 1.05,
  fieldOfViewDeg: 46,
  lookOffsetM: [0, 0, 0],
  widthPx: 720,
  heightPx: 1280,
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

export function placeCamera(p: CameraParameters): PinholeCamera {
  const faceOn = p.view === 'face-on';
  const center: Vec3 = faceOn ? [0.03, 0.98, 0.1] : [0, 0.98, 0.28];
  const lookAt: Vec3 = [center[0] + p.lookOffsetM[0], center[1] + p.lookOffsetM[1], center[2] + p.lookOffsetM[2]];
  const azimuth = radians((faceOn ? 0 : -90) + p.yawDeg);
  const position: Vec3 = [
    lookAt[0] + Math.sin(azimuth) * p.distanceM,
    p.heightM,
    lookAt[2] + Math.cos(azimuth) * p.distanceM,
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
