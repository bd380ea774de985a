import type { PoseFrame } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { analyzedStickGolfer } from '../../test/analyze-stick-golfer.ts';
import { drawStickGolfer, type StickClip, swingAt } from '../../test/draw-stick-golfer.ts';

const swing = swingAt(1);
const factor = 4;
const playedFps = 30;
const clip: StickClip = {
  view: 'face-on',
  hand: 'right',
  fps: factor * playedFps,
  durationS: 3.4,
  swings: [swing],
  noise: 0.002,
};

/** The swing filmed at 120 in a file that plays 30, of which this part is slowed down and the rest has lost three of four frames. */
function tempoOf(slowFromS: number, slowUntilS: number, part: Partial<StickClip> = {}) {
  const track = drawStickGolfer({ ...clip, ...part });
  const isKept = ({ timeS }: PoseFrame, i: number) => i % factor === 0 || (timeS >= slowFromS && timeS <= slowUntilS);
  const frames = track.frames
    .filter(isKept)
    .map((pose, frame): PoseFrame => ({ ...pose, frame, timeS: frame / playedFps }));
  const timeFacts = {
    frameTimesS: frames.map(({ timeS }) => timeS),
    repeatedFrames: frames.map(() => false),
    slowMotion: 'unknown' as const,
  };
  return analyzedStickGolfer({ ...clip, ...part }, { track: { ...track, frames }, timeFacts }).measurements;
}

it.each(['right', 'left'] as const)(
  'a %s-handed swing that is slowed down evenly has its ratio, and no seconds',
  (hand) => {
    const { tempoRatio, backswingS, downswingS } = tempoOf(0, 9, { hand });
    expect(tempoRatio).toMatchObject({ value: expect.closeTo(0.8 / 0.27, 0), isOfSlowMotion: true });
    expect([backswingS, downswingS]).toEqual(
      Array(2).fill({ withheld: expect.stringContaining('your tempo has no seconds') }),
    );
  },
);

it.each([
  ['from a fifth of the backswing on', 1.16, 9],
  ['from the middle of the backswing on', 1.4, 9],
  ['from before the top on', 1.7, 9],
  ['until three quarters of the downswing', 0, 2],
])('a swing that is slowed down only %s has no ratio', (_, fromS, untilS) => {
  expect(tempoOf(fromS, untilS).tempoRatio).toHaveProperty('withheld');
});

it('a swing filmed from behind has no ratio, since the hands hardly move in the picture at first', () => {
  expect(tempoOf(0, 9, { view: 'down-the-line' }).tempoRatio).toHaveProperty('withheld');
});
