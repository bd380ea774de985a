import type { Measured, Measurement } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../test/measured.ts';
import { withholdForView } from '../3-measure/measured-swing.ts';
import { judgeTurn } from '../3-measure/turns/judge-turn.ts';
import { chooseNextVideo } from './choose-next-video.ts';

const { spineAngleDeg: needsDownTheLine, stanceWidthHw: needsFaceOn } = withholdForView([
  'spineAngleDeg',
  'stanceWidthHw',
]);

const turned = (views: NonNullable<Measured['views']>, confidence = 0.9): Measured =>
  measured(77, 20, { interval: { low: 57, high: 97 }, views, confidence });
const tooWide = judgeTurn('xFactorDeg', [{ value: 40, interval: { low: 10, high: 70 }, stretch: 1, source: 'faceOn' }]);
const notSeen = judgeTurn('xFactorDeg', []);

describe('the video that would help', () => {
  it.each<[string, Measurement | undefined, string | null, string | null]>([
    ['a turn from the front', turned('face-on'), 'down-the-line', null],
    ['a turn from behind', turned('down-the-line'), 'face-on', null],
    ['a turn of an unusual video', turned('both', 0.7), 'better', 'better'],
    ['a value of one view alone', measured(36, 4), null, null],
    ['a spine that was seen well', measured(45, 4, { confidence: 0.88 }), null, null],
    ['a spine that was seen badly', measured(45, 4, { confidence: 0.5 }), 'better', 'better'],
    ['a value of the other view', needsDownTheLine, 'down-the-line', 'better'],
    ['a value of the front', needsFaceOn, 'face-on', 'better'],
    ['a turn that the camera cannot read closely', tooWide, 'down-the-line', 'next-swing'],
    ['a golfer who was not seen', notSeen, 'better', 'better'],
    ['a value that older results lack', undefined, 'down-the-line', 'better'],
  ])('%s: %j', (_, measurement, withOneVideo, withBoth) => {
    expect(chooseNextVideo(measurement, false)).toBe(withOneVideo);
    expect(chooseNextVideo(measurement, true)).toBe(withBoth);
  });
});
