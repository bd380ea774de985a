import { findTrunkWindow, type TrunkWindow } from '@trueswing/swing/trunk-window';
import { type CameraParameters, type FilmedView, placeCamera } from '../camera/pinhole-camera.ts';
import { makeRandom } from '../geometry/random.ts';
import type { GolferPose } from '../swing/pose/golfer-pose.ts';
import { midShoulder } from '../swing/pose/pose-golfer.ts';
import type { SwingEventTimes } from '../swing/truth/find-swing-events.ts';

const momentSeedOffset = 0xc0a;
const windowSeedOffset: Record<FilmedView, number> = { 'face-on': 0xc0b, 'down-the-line': 0xc0d };
/** Standard deviation of the found events, and the largest error of those that are still read. */
const eventErrorS = 0.022;
const greatestEventErrorS = 0.07;
/** The address is searched backward from the take-away, so it is found early more often than late. */
const addressEarlyS = 0.08;

interface PointError {
  /** Mean and standard deviation along the trunk, upward. */
  up: readonly [mean: number, deviation: number];
  /** Across the trunk, to the picture's right. */
  aside: readonly [mean: number, deviation: number];
}
/**
 * Where the full pose model finds mid-shoulder and mid-hip of a right-hander at address, relative to the joints and in
 * trunk lengths: measured on 24 rendered bodies. Face-on it puts the hips low.
 */
const pointErrors: Record<FilmedView, { shoulder: PointError; hip: PointError }> = {
  'face-on': {
    shoulder: { up: [0.03, 0.03], aside: [0.01, 0.02] },
    hip: { up: [-0.13, 0.09], aside: [0, 0.045] },
  },
  'down-the-line': {
    shoulder: { up: [0.01, 0.025], aside: [-0.065, 0.03] },
    hip: { up: [-0.055, 0.025], aside: [-0.015, 0.035] },
  },
};

/** When the crops of a swing are cut, with the errors that found events have. */
export function drawMoments(seed: number, { address, toeUp, midBackswing, top }: SwingEventTimes): number[] {
  const random = makeRandom(seed + momentSeedOffset);
  const late = (): number =>
    Math.max(-greatestEventErrorS, Math.min(greatestEventErrorS, eventErrorS * drawNormal(random)));
  return [
    address - addressEarlyS * random() ** 2,
    toeUp + late(),
    midBackswing + late(),
    (midBackswing + top) / 2 + late(),
    top + late(),
  ];
}

/** Where a camera's crops are cut, with the errors that detected landmarks have. */
export function findCropWindow(seed: number, camera: CameraParameters, address: GolferPose): TrunkWindow {
  const random = makeRandom(seed + windowSeedOffset[camera.view]);
  const { project } = placeCamera(camera);
  const shoulder = project(midShoulder(address));
  const hip = project(address.midHip);
  const spine = [shoulder.x - hip.x, shoulder.y - hip.y] as const;
  const draw = ([mean, deviation]: PointError['up']): number => mean + deviation * drawNormal(random);
  const detect = ({ x, y }: { x: number; y: number }, { up, aside }: PointError) => {
    const along = draw(up);
    const across = draw(aside);
    return [x + along * spine[0] - across * spine[1], y + along * spine[1] + across * spine[0]] as const;
  };
  const errors = pointErrors[camera.view];
  return findTrunkWindow(detect(shoulder, errors.shoulder), detect(hip, errors.hip));
}

const drawNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
