import { expect, it } from 'vitest';
import { knownOfGolfer } from './known-of-golfer.ts';

const timeBase = { fps: 30, frames: 90, variable: false, duplicates: 0, slowMotionFactor: 4, trusted: true };
const view = { timeBase, handedness: 'right' } as const;
const turned = (turnDeg: number) => ({
  right: { turnDeg, plusMinusDeg: 3, repetitions: 3 },
  left: null,
  asymmetryDeg: null,
});
const checked = (chest: number, hips: number) => ({
  parts: { chest: turned(chest), hips: turned(hips), separation: null },
});

it('counts the frames of real time, and none where the speed is not known', () => {
  const known = { downTheLine: null, measurements: {}, check: null } as const;
  expect(knownOfGolfer({ ...known, faceOn: view })).toMatchObject({ filmedFps: 120, hasMobilityCheck: false });
  expect(
    knownOfGolfer({ ...known, faceOn: { ...view, timeBase: { ...timeBase, trusted: false } } }),
  ).not.toHaveProperty('filmedFps');
});

it('names where the body surely stops short, the shortest first', () => {
  const known = { faceOn: view, downTheLine: null, measurements: {} } as const;
  expect(knownOfGolfer({ ...known, check: checked(80, 20) }).weakest).toBe('Your hips turn 20° and no farther.');
  for (const check of [checked(92, 45), null, undefined]) {
    expect(knownOfGolfer({ ...known, check }).weakest).toBeNull();
  }
});

it('reads the side that turns back in the swing that was seen', () => {
  const known = { faceOn: { ...view, handedness: 'left' }, downTheLine: null, measurements: {} } as const;
  const hips = { right: null, left: turned(20).right, asymmetryDeg: null };
  const check = { parts: { chest: null, hips, separation: null } };
  expect(knownOfGolfer({ ...known, check }).weakest).toBe('Your hips turn 20° and no farther.');
  expect(knownOfGolfer({ ...known, faceOn: view, check }).weakest).toBeNull();
});

it('sends no reader to a check that they cannot do', () => {
  const known = { faceOn: view, downTheLine: null, measurements: {} } as const;
  expect(knownOfGolfer({ ...known, check: undefined }).hasMobilityCheck).toBe(true);
});

it('does not count a second video that was not combined, and takes the speed of the video of the tempo', () => {
  const faceOn = view;
  const downTheLine = { timeBase: { ...timeBase, slowMotionFactor: 1 } };
  const tempoRatio = { value: 3, plusMinus: 0.3, at: 'swing', confidence: 0.9, views: 'down-the-line' } as const;
  const known = { faceOn, downTheLine, measurements: { tempoRatio } } as const;
  expect(knownOfGolfer(known)).toMatchObject({ hasBothVideos: true, filmedFps: 30 });
  const ofFront = { ...known, measurements: { tempoRatio: { ...tempoRatio, views: 'face-on' } } } as const;
  expect(knownOfGolfer(ofFront)).toMatchObject({ filmedFps: 120 });
  expect(knownOfGolfer({ ...known, measurements: { tempoRatio: { withheld: 'Hidden.' } } })).toMatchObject({
    filmedFps: 120,
  });
  expect(knownOfGolfer({ ...known, downTheLine: null })).toMatchObject({ hasBothVideos: false, filmedFps: 120 });
  expect(
    knownOfGolfer({
      ...known,
      faceOn: { ...view, timeBase: { ...timeBase, slowMotionFactor: null } },
      measurements: {},
    }),
  ).toMatchObject({ filmedFps: 30 });
  const filmPair = { isSaidToBeOneSwing: false, readAs: 'apart', sentence: '' } as const;
  expect(knownOfGolfer({ ...known, filmPair })).toMatchObject({ hasBothVideos: false });
});
