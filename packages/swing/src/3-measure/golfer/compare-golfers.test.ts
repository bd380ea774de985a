import type { Appearance, Color, RecordingsApart, ViewAnalysis } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { drawStickGolfer, swingAt } from '../../../test/draw-stick-golfer.ts';
import { stretchLegs } from '../../../test/stretch-legs.ts';
import { eventsAtTimes } from '../../../test/swing-events.ts';
import type { AnalyzedView } from '../analyzed-view.ts';
import { compareGolfers } from './compare-golfers.ts';

interface Video {
  readonly looks?: Partial<Appearance>;
  /** An older result: the shirt alone. */
  readonly shirtOnly?: Color;
  readonly apart?: RecordingsApart;
  readonly legs?: number;
  /** Seconds from arm level to impact. */
  readonly pace?: number;
  readonly isTimed?: boolean;
}

const looks: Appearance = {
  shirt: [[170, 40, 45]],
  upperArm: [[165, 42, 46]],
  forearm: [[150, 105, 85]],
  thigh: [[40, 44, 60]],
  shank: [[36, 40, 56]],
  shoe: [[225, 226, 228]],
  head: [[236, 238, 240]],
  ground: [[110, 120, 70]],
};
const blue: Color = [40, 70, 150];
const drawn = { hand: 'right', fps: 30, durationS: 3, swings: [swingAt(0.9)] } as const;
const tracks = {
  'face-on': drawStickGolfer({ view: 'face-on', ...drawn }),
  'down-the-line': drawStickGolfer({ view: 'down-the-line', ...drawn }),
};

function video(
  view: 'face-on' | 'down-the-line',
  { looks: worn, shirtOnly, apart, legs, pace = 0.55, isTimed = true }: Video,
): AnalyzedView {
  const events = eventsAtTimes([0.9, 1.2, 2 - pace, 1.7, 1.85, 2, 2.2, 2.5]);
  const analysis: ViewAnalysis = {
    view,
    handedness: 'right',
    warnings: [],
    events,
    measurements: {},
    timeBase: { fps: 30, frames: 90, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: isTimed },
    ...(shirtOnly ? { shirtColors: [shirtOnly] } : { appearance: { ...looks, ...worn } }),
    ...(apart && { recordingsApart: apart }),
  };
  return { track: stretchLegs(tracks[view], legs ?? 1), analysis };
}

test.each<[string, Video, Video, string | null]>([
  ['one golfer', {}, {}, null],
  ['one golfer of whom an older result has the shirt alone', { shirtOnly: [170, 40, 45] }, {}, null],
  ['another shirt', {}, { looks: { shirt: [blue], upperArm: [blue] } }, 'The shirt has a different color'],
  [
    'another shirt in older results',
    { shirtOnly: [170, 40, 45] },
    { shirtOnly: blue },
    'The shirt has a different color',
  ],
  [
    'other trousers',
    {},
    { looks: { thigh: [[226, 222, 210]], shank: [[220, 216, 204]], shoe: [[30, 30, 30]] } },
    'The trousers have a different color',
  ],
  [
    'white sleeves beside bare arms, and other shoes',
    { looks: { upperArm: [[188, 188, 196]], forearm: [[206, 206, 214]], shoe: [[40, 42, 46]] } },
    {},
    'The sleeves have a different color',
  ],
  [
    'bare legs and other shoes',
    {},
    { looks: { shank: [[214, 160, 130]], shoe: [[40, 42, 46]] } },
    'The lower legs look different',
  ],
  ['videos of one hour', {}, { apart: { hours: 1, kilometers: 0 } }, null],
  ['another day', {}, { apart: { hours: 26, kilometers: null } }, 'different days'],
  ['another place', {}, { apart: { hours: null, kilometers: 14 } }, 'different places'],
  ['much longer legs', {}, { legs: 1.3 }, 'The legs are longer'],
  ['a slower swing in the same clothes', {}, { pace: 0.6 }, null],
  [
    'a swing three times as long',
    {},
    { pace: 1.65 },
    'From arm level to impact one swing takes 0.6 s. The other takes 1.6 s.',
  ],
  ['the same of unknown speed', {}, { pace: 1.65, isTimed: false }, null],
])('%s', (_what, faceOn, downTheLine, reason) => {
  const refusal = compareGolfers(video('face-on', faceOn), video('down-the-line', downTheLine));
  if (reason === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(reason);
});
