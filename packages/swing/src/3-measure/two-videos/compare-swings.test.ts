import { type Color, swingEventNames } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { drawStickGolfer, swingAt } from '../../../test/draw-stick-golfer.ts';
import { stretchLegs } from '../../../test/stretch-legs.ts';
import type { AnalyzedView } from '../analyzed-view.ts';
import { compareSwings } from './compare-swings.ts';

interface Video {
  readonly fps?: number;
  readonly factor?: number;
  readonly hand?: 'right' | 'left';
  readonly isTrusted?: boolean;
  /** Real seconds before impact. */
  readonly address?: number;
  readonly armLevel?: number;
  readonly top?: number;
  readonly finish?: number;
  readonly shirt?: Color;
  /** Times as long as the other golfer's. */
  readonly legs?: number;
}

const drawn = { hand: 'right', fps: 30, durationS: 3, swings: [swingAt(0.9)] } as const;
const standing = {
  'face-on': drawStickGolfer({ view: 'face-on', ...drawn }),
  'down-the-line': drawStickGolfer({ view: 'down-the-line', ...drawn }),
};

const red: Color = [170, 40, 45];
const blue: Color = [40, 70, 150];

/** A video whose times are measured as precisely as a good one's from its side. */
function video(view: 'face-on' | 'down-the-line', swing: Video = {}): AnalyzedView {
  const {
    fps = 60,
    factor = 1,
    hand = 'right',
    isTrusted = true,
    address = 1.05,
    armLevel = 0.55,
    top = 0.27,
    finish = -0.9,
  } = swing;
  const before = { address, toeUp: armLevel + 0.15, midBackswing: armLevel, top, finish } as Partial<
    Record<string, number>
  >;
  const at = (name: string) => (2 - (before[name] ?? 0)) * factor;
  const measured = (value: number, plusMinus: number) => ({ value, plusMinus, at: 'top', confidence: 0.9 }) as const;
  const analysis: AnalyzedView['analysis'] = {
    view,
    handedness: hand,
    warnings: [],
    ...(swing.shirt && { shirtColors: [swing.shirt] }),
    timeBase: {
      fps,
      frames: 300,
      variable: false,
      duplicates: 0,
      slowMotionFactor: factor,
      trusted: isTrusted,
      ...(!isTrusted && { reason: 'Its speed changes.' }),
    },
    events: Object.fromEntries(
      swingEventNames.map((name) => [name, { frame: 0, timeS: at(name), confidence: 0.9 }]),
    ) as AnalyzedView['analysis']['events'],
    measurements: {
      backswingS: measured(address - top, view === 'face-on' ? 0.1 : 0.27),
      downswingS: measured(top, 0.06),
    },
  };
  return { track: stretchLegs(standing[view], swing.legs ?? 1), analysis };
}

const compare = (faceOn: Video, downTheLine: Video, isSaidToBeOneSwing: boolean) =>
  compareSwings(video('face-on', faceOn), video('down-the-line', downTheLine), isSaidToBeOneSwing);

test.each<[string, Video, Video, string | null]>([
  ['one swing', {}, {}, null],
  ['one swing, one video in slow motion', {}, { fps: 30, factor: 4 }, null],
  ['a late address from behind, as it is often read', {}, { address: 0.75 }, null],
  [
    'a slower swing',
    {},
    { address: 1.5, armLevel: 0.8, top: 0.3 },
    'level on the way back 0.55 s before impact in the face-on video and 0.80 s before it in the other.',
  ],
  ['a slower downswing', {}, { address: 1.2, armLevel: 0.6, top: 0.5 }, 'You reach the top 0.27 s before impact'],
  ['a slower follow-through', {}, { finish: -1.7 }, 'You reach the finish 0.90 s after impact in the face-on'],
  ['a video without times', { isTrusted: false }, {}, 'About the face-on video: Its speed changes.'],
  ['another video without times', {}, { isTrusted: false }, 'About the down-the-line video: Its speed changes.'],
])('said to be one swing: %s', (_what, faceOn, downTheLine, reason) => {
  const difference = compare(faceOn, downTheLine, true);
  if (reason === null) expect(difference).toBeNull();
  else expect(difference?.reason).toContain(reason);
  // Two swings of one golfer may differ as they like.
  expect(compare(faceOn, downTheLine, false)).toBeNull();
});

test.each<[string, Video, Video, string | null]>([
  [
    'the other hand',
    {},
    { hand: 'left' },
    'Your face-on video shows a right-handed swing, your down-the-line video a left-handed one. One of them may be mirrored.',
  ],
  ['the other hand, face-on', { hand: 'left' }, {}, 'Your face-on video shows a left-handed swing'],
  ['the same shirt', { shirt: red }, { shirt: red }, null],
  ['an older video, whose shirt was not read', { shirt: red }, {}, null],
  ['another shirt', { shirt: red }, { shirt: blue }, 'The shirt has a different color'],
  ['another shirt in a video without times', { shirt: red, isTrusted: false }, { shirt: blue }, 'The shirt has'],
  ['much longer legs', {}, { legs: 1.3 }, 'The legs are longer'],
])('one golfer, whatever is said of the swing: %s', (_what, faceOn, downTheLine, reason) => {
  for (const isSaidToBeOneSwing of [true, false]) {
    const difference = compare(faceOn, downTheLine, isSaidToBeOneSwing);
    if (reason === null) expect(difference?.kind ?? 'none').not.toMatch(/hand|golfer/);
    else expect(difference?.reason).toContain(reason);
  }
});
