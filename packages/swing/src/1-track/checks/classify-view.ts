import type { CameraView, Handedness } from '@trueswing/contracts';
import { at, type BodySeries } from '../body-series.ts';
import { median } from '../smooth-series.ts';

/** Where the camera stands, from the golfer's stance at address. */
export interface ViewReading {
  readonly view: CameraView;
  /** The golfer's handedness from the direction of the toes; null if unknown. */
  readonly facing: Handedness | null;
}

/**
 * Labeled face-on clips have a share of 0.79 and more, down-the-line ones 0.15 and less. What lies between these limits is
 * filmed 30 to 60 degrees off either view, where turns and angles in the picture are neither view's.
 */
const leastFaceOnShare = 0.7;
const mostDownTheLineShare = 0.33;
/** Face-on the toes point at the camera; from the side of the target they do not, however wide the stance appears. */
const leastToesShare = 0.25;
/**
 * Toes that point this straight at the camera show that it stands within 12 degrees of face-on. Then a golfer whose shoulders, hips
 * and stance appear this narrow is a slim one.
 */
const straightToesShare = 0.8;
const leastSlimShare = 0.6;

/**
 * Classifies the view from the samples around address. Face-on, feet, hips and shoulders are wide and the toes point at the
 * camera; down-the-line they are narrow and the toes point sideways. Widths are in trunk lengths, negative from behind.
 */
export function classifyView(body: BodySeries, samples: readonly number[]): ViewReading {
  const width = (left: 'leftAnkle' | 'leftHip' | 'leftShoulder', right: 'rightAnkle' | 'rightHip' | 'rightShoulder') =>
    median(samples.map((i) => (at(body.joint(left).xPx, i) - at(body.joint(right).xPx, i)) / body.trunkPx));
  const toe = (toes: 'leftFootIndex' | 'rightFootIndex', heel: 'leftHeel' | 'rightHeel') =>
    median(samples.map((i) => (at(body.joint(toes).xPx, i) - at(body.joint(heel).xPx, i)) / body.trunkPx));

  const toes = (toe('leftFootIndex', 'leftHeel') + toe('rightFootIndex', 'rightHeel')) / 2;
  const toesShare = Math.max(0, 1 - Math.abs(toes) / 0.42);
  const widths =
    share(width('leftAnkle', 'rightAnkle') / 0.9) +
    share(width('leftHip', 'rightHip') / 0.45) +
    share(width('leftShoulder', 'rightShoulder') / 0.8);
  // 0 is square down-the-line, 1 square face-on.
  const faceOnShare = (Math.abs(widths) + toesShare) / 4;
  const leastShare = toesShare >= straightToesShare ? leastSlimShare : leastFaceOnShare;
  if (widths > 0 && faceOnShare >= leastShare && toesShare >= leastToesShare) {
    return { view: 'face-on', facing: null };
  }
  if (faceOnShare <= mostDownTheLineShare && Math.abs(toes) > 0.15) {
    // Down-the-line a right-hander faces the picture's right.
    return { view: 'down-the-line', facing: toes > 0 ? 'right' : 'left' };
  }
  return { view: 'other', facing: null };
}

const share = (value: number): number => Math.min(1, Math.max(-1, value));
