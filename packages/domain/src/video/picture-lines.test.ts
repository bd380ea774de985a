import { landmarkCount, landmarkIndex } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { pictureLines } from './picture-lines.ts';

type Joint = keyof typeof landmarkIndex;
const size = { widthPx: 1000, heightPx: 2000 };

/** Upright golfer filmed face-on, with some joints moved, in pixels; `unseen` joints are guesses of the model. */
function linesWith(moved: Partial<Record<Joint, [number, number]>>, unseen: Joint[] = []) {
  const standing: Partial<Record<Joint, [number, number]>> = {
    rightShoulder: [400, 600],
    leftShoulder: [600, 600],
    rightHip: [400, 1000],
    leftHip: [600, 1000],
    ...moved,
  };
  const landmarks = Array.from({ length: landmarkCount }, (): [number, number, number] => [0, 0, 1]);
  for (const [name, [x, y]] of Object.entries(standing)) {
    landmarks[landmarkIndex[name as Joint]] = [
      x / size.widthPx,
      y / size.heightPx,
      unseen.includes(name as Joint) ? 0.2 : 1,
    ];
  }
  const { shoulders, hips, spine } = pictureLines(landmarks, size);
  return [shoulders.tiltDeg, hips.tiltDeg, spine.tiltDeg].map((deg) => deg && Math.round(deg));
}

it.each([
  ['standing upright', {}, [0, 0, 0]],
  ['the left shoulder lower', { leftShoulder: [600, 800], rightShoulder: [400, 600] }, [45, 0, 0]],
  ['the right shoulder lower', { leftShoulder: [600, 600], rightShoulder: [400, 800] }, [45, 0, 0]],
  ['leaning to one side', { leftShoulder: [1000, 600], rightShoulder: [800, 600] }, [0, 0, 45]],
  ['leaning to the other side', { leftShoulder: [200, 600], rightShoulder: [0, 600] }, [0, 0, 45]],
  ['hips that point toward the camera', { leftHip: [505, 1010], rightHip: [495, 990] }, [0, null, 0]],
  ['shoulders that point toward the camera', { leftShoulder: [510, 700], rightShoulder: [490, 500] }, [null, 0, 0]],
] as const)('lines have their angles in the picture: %s', (_case, moved, expected) => {
  expect(linesWith(moved as Partial<Record<Joint, [number, number]>>)).toEqual(expected);
});

it('lines have no angle with an end that the model guesses', () => {
  expect(linesWith({}, ['leftHip'])).toEqual([0, null, null]);
  expect(linesWith({}, ['rightShoulder'])).toEqual([null, 0, null]);
});

it('lines have no angle where all joints fall together', () => {
  const point: [number, number] = [500, 500];
  expect(linesWith({ leftShoulder: point, rightShoulder: point, leftHip: point, rightHip: point })).toEqual([
    null,
    null,
    null,
  ]);
});
