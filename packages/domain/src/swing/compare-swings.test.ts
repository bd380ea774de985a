import { type Color, swingEventNames } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { drawStickGolfer, swingAt } from '../../test/draw-stick-golfer.ts';
import { stretchLegs } from '../../test/stretch-legs.ts';
import type { AnalyzedView } from './analyzed-view.ts';
import { compareSwings } from './compare-swings.ts';

interface Film {
  readonly fps?: number;
  readonly factor?: number;
  readonly hand?: 'right' | 'left';
  readonly isTrusted?: boolean;
  /** Real seconds before impact. */
  readonly address?: number;
  readonly armLevel?: number;
  readonly top?: number;
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

/** A film whose times are measured as precisely as a good one's from its side. */
function film(view: 'face-on' | 'down-the-line', swing: Film = {}): AnalyzedView {
  const { fps = 60, factor = 1, hand = 'right', isTrusted = true, address = 1.05, armLevel = 0.55, top = 0.27 } = swing;
  const before = { address, midBackswing: armLevel, top } as Partial<Record<string, number>>;
  const at = (name: string) => (2 - (before[name] ?? 0)) * factor;
  const measured = (value: number, plusMinus: number) => ({ value, plusMinus, at: 'top', confidence: 0.9 }) as const;
  const analysis: AnalyzedView['analysis'] = {
    ...{ view, handedness: hand, warnings: [], ...(swing.shirt && { shirtColors: [swing.shirt] }) },
    timeBase: {
      ...{ fps, frames: 300, variable: false, duplicates: 0, slowMotionFactor: factor, trusted: isTrusted },
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

test.each<[string, Film, Film, string | null]>([
  ['one swing', {}, {}, null],
  ['one swing, one film in slow motion', {}, { fps: 30, factor: 4 }, null],
  ['a late address from behind, as it is often read', {}, { address: 0.75 }, null],
  ['another swing of the same golfer', {}, { address: 1.1, armLevel: 0.6, top: 0.3 }, null],
  [
    'a slower swing',
    {},
    { address: 1.5, armLevel: 0.8, top: 0.3 },
    'The backswing takes 0.8 s from the front and 1.2 s',
  ],
  ['a slower downswing', {}, { address: 1.2, armLevel: 0.6, top: 0.42 }, 'The downswing takes 0.3 s from the front'],
  ['a slower end of the backswing', {}, { address: 1.2, armLevel: 0.75 }, 'The swing from arm level to impact takes'],
  ['the other hand', {}, { hand: 'left' }, 'One of them may be mirrored.'],
  ['the same shirt', { shirt: red }, { shirt: red }, null],
  ['an older film, whose shirt was not read', { shirt: red }, {}, null],
  ['another shirt', { shirt: red }, { shirt: blue }, 'These films seem to show two golfers. The shirt has'],
  ['another shirt in a film without times', { shirt: red, isTrusted: false }, { shirt: blue }, 'two golfers'],
  ['much longer legs', {}, { legs: 1.3 }, 'two golfers. The legs are longer'],
  ['a film without times', { isTrusted: false }, {}, 'About the face-on film: Its speed changes.'],
  ['another film without times', {}, { isTrusted: false }, 'About the down-the-line film: Its speed changes.'],
])('%s', (_what, faceOn, downTheLine, reason) => {
  const difference = compareSwings(film('face-on', faceOn), film('down-the-line', downTheLine));
  if (reason === null) expect(difference).toBeNull();
  else expect(difference?.reason).toContain(reason);
});

test('the order of the films does not matter to whether they are one swing', () => {
  for (const armLevel of [0.4, 0.5, 0.6, 0.7, 0.8]) {
    const [one, other] = [film('face-on'), film('face-on', { armLevel })];
    expect(compareSwings(one, other) === null).toBe(compareSwings(other, one) === null);
  }
});
