import type { PictureLine, PictureLines } from '@trueswing/domain';
import { expect, it } from 'vitest';
import { labelLines } from './label-lines.ts';

const point = { x: 0, y: 0 };
const line = (tiltDeg: number | null, isSeen = true): PictureLine => ({ from: point, to: point, tiltDeg, isSeen });
const lines = (part: Partial<PictureLines> = {}): PictureLines => ({
  shoulders: line(8.6),
  hips: line(7.2),
  spine: line(4.8),
  ...part,
});
const labels = (...input: Parameters<typeof labelLines>) => labelLines(...input).map(({ name, text }) => [name, text]);

it.each<[string, Partial<PictureLines>, Parameters<typeof labelLines>[1], string[][]]>([
  [
    'the angles in the picture, by what they are',
    {},
    {},
    [
      ['shoulders', 'tilt 9°'],
      ['hips', 'tilt 7°'],
      ['spine', 'lean 5°'],
    ],
  ],
  [
    'the turns that the dials show, instead of the tilt',
    {},
    { shoulders: '75°', hips: '25°' },
    [
      ['shoulders', 'turn 75°'],
      ['hips', 'turn 25°'],
      ['spine', 'lean 5°'],
    ],
  ],
  [
    'a turn on a line that points toward the camera',
    { shoulders: line(null) },
    { shoulders: '95°' },
    [
      ['shoulders', 'turn 95°'],
      ['hips', 'tilt 7°'],
      ['spine', 'lean 5°'],
    ],
  ],
  [
    'no turn on a line whose ends are guesses',
    { shoulders: line(null, false), spine: line(null, false) },
    { shoulders: '95°' },
    [['hips', 'tilt 7°']],
  ],
  ['no line without a value', { shoulders: line(null), hips: line(null), spine: line(null) }, {}, []],
])('have %s', (_case, part, turns, expected) => {
  expect(labels(lines(part), turns)).toEqual(expected);
});
