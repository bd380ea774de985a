import { landmarkCount, landmarkIndex, type PoseFrame } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { eventsAtTimes } from '../../../test/swing-events.ts';
import { mirrorTrack } from '../../1-track/mirror-track.ts';
import { planTrunkCrops } from './plan-trunk-crops.ts';

const events = eventsAtTimes([1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4]);

type Point = [x: number, y: number, visibility: number];
/** Shoulders at a third of the picture's height, hips at a half; `right` moves the golfer to the picture's right. */
function frameAt(timeS: number, right = 0): PoseFrame {
  const image: Point[] = Array.from({ length: landmarkCount }, () => [0.5, 0.9, 1]);
  image[landmarkIndex.leftShoulder] = [0.42 + right, 0.3, 1];
  image[landmarkIndex.rightShoulder] = [0.38 + right, 0.3, 1];
  image[landmarkIndex.leftHip] = [0.41 + right, 0.5, 1];
  image[landmarkIndex.rightHip] = [0.39 + right, 0.5, 1];
  return { frame: Math.round(30 * timeS), timeS, image, world: image };
}
const trackOf = (frames: PoseFrame[]) => ({ widthPx: 500, heightPx: 1000, frames });
const track = trackOf([frameAt(0.92), frameAt(0.95), frameAt(1)]);

it('cuts the still address, the way back and the top, with one square about the trunk at address', () => {
  const crops = planTrunkCrops({ track, events }, 'right');
  expect(crops?.momentsS.map((timeS) => Number(timeS.toFixed(3)))).toEqual([0.97, 1.2, 1.4, 1.5, 1.6]);
  expect(crops?.window.sidePx).toBeCloseTo(540, 9);
  expect(crops?.window.leftPx).toBeCloseTo(200 - 270, 9);
  expect(crops?.window.topPx).toBeCloseTo(400 - 270, 9);
});

it('cuts a left-hander as the right-hander in the mirror', () => {
  const left = planTrunkCrops({ track: mirrorTrack(track), events }, 'left');
  const right = planTrunkCrops({ track, events }, 'right');
  expect(left?.momentsS).toEqual(right?.momentsS);
  expect(left?.window.leftPx).toBeCloseTo(right?.window.leftPx ?? 0, 9);
});

it('ignores a single frame at address in which someone else was detected', () => {
  const disturbed = trackOf([frameAt(0.92), frameAt(0.95, 0.4), frameAt(1)]);
  expect(planTrunkCrops({ track: disturbed, events }, 'right')).toEqual(planTrunkCrops({ track, events }, 'right'));
});

it('cuts nothing where the golfer was lost at address', () => {
  expect(planTrunkCrops({ track: trackOf([frameAt(0.2), frameAt(1.6)]), events }, 'right')).toBeNull();
});
