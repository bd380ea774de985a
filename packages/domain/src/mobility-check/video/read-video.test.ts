import type { TurnSummary } from '@trueswing/contracts';
import { mirrorTrack } from '@trueswing/swing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { turnBothWays, videoTurns } from '../../../test/video-track.ts';
import { readVideo } from './read-video.ts';

const read = (rightDeg: number, leftDeg: number): TurnSummary => {
  const summary = readVideo(videoTurns({ turnsDeg: turnBothWays(rightDeg, leftDeg) }), 'chest');
  if (typeof summary === 'string') throw new Error(summary);
  return summary;
};

it.each([
  [40, 70],
  [85, 60],
  [95, 95],
])('the analysis reads a turn of %d° right and %d° left within its ±', (rightDeg, leftDeg) => {
  const { right, left } = read(rightDeg, leftDeg);
  for (const [turn, truthDeg] of [
    [right, rightDeg],
    [left, leftDeg],
  ] as const) {
    expect(turn?.repetitions).toBe(1);
    expect(Math.abs((turn?.turnDeg ?? 0) - truthDeg)).toBeLessThanOrEqual(turn?.plusMinusDeg ?? 0);
  }
});

it('the analysis reads the mirror image as the same turns to the other sides', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 100 }), fc.integer({ min: 15, max: 100 }), (rightDeg, leftDeg) => {
      const { right, left } = read(rightDeg, leftDeg);
      const mirrored = readVideo(mirrorTrack(videoTurns({ turnsDeg: turnBothWays(rightDeg, leftDeg) })), 'chest');
      expect(mirrored).toMatchObject({
        right: { turnDeg: expect.closeTo(left?.turnDeg ?? 0, 6) },
        left: { turnDeg: expect.closeTo(right?.turnDeg ?? 0, 6) },
      });
    }),
    { numRuns: 30 },
  );
});

it('the analysis finds the turns wherever they are in the video, and in the other order', () => {
  const late = videoTurns({ turnsDeg: [0, 0, 0, 0, -60, -60, -60, 0, 0, 80, 80, 80, 0, 0] });
  const { right, left } = read(80, 60);
  expect(readVideo(late, 'chest')).toMatchObject({
    right: { turnDeg: expect.closeTo(right?.turnDeg ?? 0, 0) },
    left: { turnDeg: expect.closeTo(left?.turnDeg ?? 0, 0) },
  });
});

it('the analysis reads the one side that was held', () => {
  const video = videoTurns({ turnsDeg: [0, 0, 70, 70, 70, 0, 0, -60, 0, 0] });
  expect(readVideo(video, 'chest')).toMatchObject({ right: { repetitions: 1 }, left: null, asymmetryDeg: null });
});

it('the analysis says no difference of the sides that is smaller than the ±', () => {
  expect(read(70, 66).asymmetryDeg).toBeNull();
});

it.each([
  ['stands still', [0, 0, 0, 0, 0, 0, 0], undefined, 'no-turn'],
  ['is not in the picture', turnBothWays(80, 80), (frame: number) => frame % 3 === 0, 'no-golfer'],
  ['is there for a second', [0, 60], undefined, 'no-golfer'],
])('a golfer who %s', (_, turnsDeg, isDetected, problem) => {
  expect(readVideo(videoTurns({ turnsDeg, ...(isDetected && { isDetected }) }), 'chest')).toBe(problem);
});
