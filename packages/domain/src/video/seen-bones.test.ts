import { landmarkCount, landmarkIndex } from '@trueswing/contracts';
import { skeletonBones } from '@trueswing/swing';
import { expect, it } from 'vitest';
import { seenBones } from './seen-bones.ts';

type Joint = keyof typeof landmarkIndex;
const size = { widthPx: 1000, heightPx: 2000 };
/** A golfer at address, face-on, in pixels: the trunk is 400 px long. */
const standing: Partial<Record<Joint, [number, number]>> = {
  rightShoulder: [400, 600],
  rightElbow: [400, 860],
  rightWrist: [480, 1060],
  leftShoulder: [600, 600],
  leftElbow: [600, 860],
  leftWrist: [520, 1060],
  rightHip: [420, 1000],
  rightKnee: [400, 1380],
  rightAnkle: [400, 1760],
  rightFootIndex: [380, 1880],
  leftHip: [580, 1000],
  leftKnee: [600, 1380],
  leftAnkle: [600, 1760],
  leftFootIndex: [620, 1880],
};
const nameOf = (landmark: number) =>
  Object.keys(landmarkIndex).find((name) => landmarkIndex[name as Joint] === landmark);
const all = new Set(skeletonBones.map(({ from, to }) => `${nameOf(from)}–${nameOf(to)}`));

/** The bones that are not drawn of a golfer with some joints moved and others hidden. */
function missing(moved: Partial<Record<Joint, [number, number]>>, hidden: readonly Joint[] = []): string[] {
  const landmarks = Array.from({ length: landmarkCount }, (): [number, number, number] => [0, 0, 1]);
  for (const [name, [x, y]] of Object.entries({ ...standing, ...moved })) {
    const visibility = hidden.includes(name as Joint) ? 0.4 : 0.9;
    landmarks[landmarkIndex[name as Joint]] = [x / size.widthPx, y / size.heightPx, visibility];
  }
  const drawn = new Set(seenBones(landmarks, size).map(({ from, to }) => `${nameOf(from)}–${nameOf(to)}`));
  return [...all].filter((bone) => !drawn.has(bone));
}
const leftArm = ['leftShoulder–leftElbow', 'leftElbow–leftWrist'];

it.each<[string, Partial<Record<Joint, [number, number]>>, Joint[], string[]]>([
  ['a golfer who is seen whole', {}, [], []],
  ['an arm with a guessed wrist', {}, ['leftWrist'], leftArm],
  ['an arm with a guessed elbow', {}, ['leftElbow'], leftArm],
  ['arms that are a scribble on the chin', { leftElbow: [560, 650], leftWrist: [530, 590] }, [], leftArm],
  ['an arm that points at the camera, with its hand apart', { leftElbow: [580, 640], leftWrist: [460, 720] }, [], []],
  ['a wrist on the club head', { leftWrist: [100, 1500] }, [], leftArm],
  [
    'a leg with a guessed ankle',
    {},
    ['rightAnkle'],
    ['rightHip–rightKnee', 'rightKnee–rightAnkle', 'rightAnkle–rightFootIndex'],
  ],
  ['a guessed foot', {}, ['rightFootIndex'], ['rightAnkle–rightFootIndex']],
  ['a foot far from its ankle', { rightFootIndex: [20, 1700] }, [], ['rightAnkle–rightFootIndex']],
  ['a guessed shoulder', {}, ['leftShoulder'], [...leftArm, 'leftShoulder–leftHip', 'leftShoulder–rightShoulder']],
])('the player draws of %s what a body can look like', (_case, moved, hidden, expected) => {
  expect(missing(moved, hidden).toSorted()).toEqual(expected.toSorted());
});

it('the player draws no limb of a pose that falls together', () => {
  const landmarks = Array.from({ length: landmarkCount }, (): [number, number, number] => [0.5, 0.5, 1]);
  const drawn = seenBones(landmarks, size).map(({ from, to }) => `${nameOf(from)}–${nameOf(to)}`);
  expect(drawn.some((bone) => /Elbow|Wrist|Knee|Ankle|Foot/.test(bone))).toBe(false);
});
