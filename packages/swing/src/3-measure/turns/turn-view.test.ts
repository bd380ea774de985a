import { landmarkCount, landmarkIndex, type PoseFrame, type SwingEvents, swingEventNames } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { mirrorTrack } from '../../1-track/mirror-track.ts';
import { measureTurns } from '../measure-turns.ts';
import { estimateTurns } from './estimate-turns.ts';
import { describeTurnView, type TurnView } from './turn-view.ts';

const events = Object.fromEntries(
  swingEventNames.map((name, i) => [name, { frame: i * 10, timeS: i / 3, confidence: 1 }]),
) as SwingEvents;

type Joint = keyof typeof landmarkIndex;
/** A right-hander's joints face-on: x (m, to the picture's right), y (m, down from the hips), z (m, away). */
const address: Partial<Record<Joint, [number, number, number]>> = {
  nose: [0, -0.62, -0.25],
  leftEar: [0.07, -0.62, -0.15],
  rightEar: [-0.07, -0.62, -0.15],
  leftShoulder: [0.17, -0.42, -0.1],
  rightShoulder: [-0.17, -0.4, -0.1],
  leftElbow: [0.2, -0.2, -0.2],
  rightElbow: [-0.2, -0.2, -0.2],
  leftWrist: [0.05, 0.03, -0.3],
  rightWrist: [0.02, 0.05, -0.3],
  leftHip: [0.1, 0, 0],
  rightHip: [-0.1, 0, 0],
  leftKnee: [0.16, 0.4, -0.1],
  rightKnee: [-0.16, 0.4, -0.1],
  leftAnkle: [0.2, 0.8, 0],
  rightAnkle: [-0.2, 0.8, 0],
};
/** Turned about the vertical, the lead side toward the camera. */
const turned = (degrees: number): typeof address => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return Object.fromEntries(
    Object.entries(address).map(([joint, [x, y, z]]) => [joint, [x * c - z * s, y, -x * s + z * c]]),
  );
};

function frameOf(joints: typeof address, timeS: number, frame: number): PoseFrame {
  const world: [number, number, number][] = Array.from({ length: landmarkCount }, () => [0, 0, 0]);
  for (const [joint, point] of Object.entries(joints)) world[landmarkIndex[joint as Joint]] = point;
  return { frame, timeS, world, image: world.map(([x, y]) => [0.5 + x / 2, 0.5 + y / 2, 1]) };
}
const lateS = (events.midBackswing.timeS + events.top.timeS) / 2;
const onTheWay = [
  frameOf(turned(15), events.toeUp.timeS, 10),
  frameOf(turned(30), events.midBackswing.timeS, 20),
  frameOf(turned(40), lateS, 25),
];
const viewOf = (top: typeof address, size = 1000): TurnView => ({
  track: {
    widthPx: size,
    heightPx: size,
    frames: [frameOf(address, events.address.timeS, 0), ...onTheWay, frameOf(top, events.top.timeS, 30)],
  },
  events,
});

describe('the features of a view', () => {
  it('are the same for a swing and its mirror image, and so are the turns', () => {
    const view = viewOf(turned(50));
    const mirrored = { track: mirrorTrack(view.track), events };
    const right = describeTurnView('faceOn', view, 'right')!;
    const left = describeTurnView('faceOn', mirrored, 'left')!;
    right.forEach((feature, i) => {
      expect(left[i]).toBeCloseTo(feature, 9);
    });
    const turnsOf = (faceOn: TurnView, handedness: 'right' | 'left') =>
      JSON.stringify(estimateTurns({ faceOn, downTheLine: null, handedness }), (_, x) =>
        typeof x === 'number' ? Number(x.toFixed(6)) : x,
      );
    expect(turnsOf(mirrored, 'left')).toBe(turnsOf(view, 'right'));
  });

  it('do not depend on the size of the picture', () => {
    const small = describeTurnView('faceOn', viewOf(turned(50), 300), 'right')!;
    describeTurnView('faceOn', viewOf(turned(50)), 'right')!.forEach((feature, i) => {
      expect(small[i]).toBeCloseTo(feature, 9);
    });
  });

  it('end with the turns of the lines in space, since address', () => {
    const features = describeTurnView('faceOn', viewOf(turned(45)), 'right')!;
    expect(features.at(-1)! * 90).toBeCloseTo(45, 6);
    expect(features.at(-2)! * 90).toBeCloseTo(45, 6);
  });

  it('take the median of the frames about the top, so that one bad frame does not matter', () => {
    const view = viewOf(turned(45));
    const bad = frameOf(turned(-80), events.top.timeS - 1 / 30, 29);
    const again = frameOf(turned(45), events.top.timeS + 1 / 30, 31);
    const frames = [...view.track.frames, bad, again];
    const features = describeTurnView('faceOn', { ...view, track: { ...view.track, frames } }, 'right')!;
    expect(features.at(-1)! * 90).toBeCloseTo(45, 6);
  });

  it.each([
    [
      'no golfer is seen at the top',
      { ...viewOf(turned(45)), track: { ...viewOf(turned(45)).track, frames: [frameOf(address, 0, 0), ...onTheWay] } },
    ],
    ['the hips seem to turn the wrong way', viewOf(turned(-70))],
    ['the hips seem to turn back to front', viewOf(turned(150))],
    [
      'the golfer seems to stand side-on at address',
      {
        ...viewOf(turned(45)),
        track: {
          ...viewOf(turned(45)).track,
          frames: [frameOf(turned(90), 0, 0), ...onTheWay, frameOf(turned(120), 1, 30)],
        },
      },
    ],
  ])('are absent where %s', (_, view) => {
    expect(describeTurnView('faceOn', view, 'right')).toBeNull();
    const turns = estimateTurns({ faceOn: view, downTheLine: null, handedness: 'right' });
    for (const turn of Object.values(turns)) expect(turn).toHaveProperty('withheld');
  });
});

it('a turn is less sure where the golfer was lost at address', () => {
  const read = (isAddressLost: boolean) => {
    const faceOn = { ...viewOf(turned(50)), isAddressLost };
    const { hipRotationDeg: hips } = estimateTurns({ faceOn, downTheLine: null, handedness: 'right' });
    if ('withheld' in hips) throw new Error(hips.withheld);
    return hips;
  };
  const [followed, lost] = [read(false), read(true)];
  expect(lost.plusMinus).toBeGreaterThan(followed.plusMinus);
  expect(lost.confidence).toBeCloseTo(followed.confidence / 1.25, 9);
});

it('a golfer whose pose jumps at address is lost there, and read where he stood still before', () => {
  const still = viewOf(turned(50));
  const [, ...later] = still.track.frames;
  const before = Array.from({ length: 12 }, (_, i) => frameOf(address, (i - 11) / 20, i - 11));
  const jumping = before.map((pose): PoseFrame => {
    const isLost = pose.timeS > -0.16 && pose.frame % 2 === 0;
    return isLost ? { ...pose, image: (pose.image ?? []).map(([x, y, c]) => [x + 0.2, y, c]) } : pose;
  });
  const confidenceOf = (frames: PoseFrame[]) => {
    const faceOn = { ...still, track: { ...still.track, frames: [...frames, ...later] } };
    const { hipRotationDeg: hips } = measureTurns({ faceOn, downTheLine: null, handedness: 'right' });
    return 'value' in hips ? hips.confidence : hips.withheld;
  };
  const followed = confidenceOf(before);
  expect(confidenceOf(jumping)).toBeCloseTo(Number(followed) / 1.25, 1);
  expect(confidenceOf(jumping)).toBeLessThan(Number(followed));
});
