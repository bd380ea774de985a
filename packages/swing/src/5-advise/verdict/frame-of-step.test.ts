import type { Measurements } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import { chooseVerdict } from './choose-verdict.ts';
import { frameOfStep } from './frame-of-step.ts';

const posture: Measurements = { spineAngleChangeDeg: measured(-15, 4, { at: 'impact' }) };
const turned = (views: 'both' | 'down-the-line') => ({
  hipRotationDeg: measured(20, 8, { interval: { low: 12, high: 28 }, views }),
});

it.each<[string, Parameters<typeof verdictInput>, Measurements, ReturnType<typeof frameOfStep>]>([
  ['a turn', [turned('both')], {}, { event: 'top', view: 'face-on' }],
  ['a turn seen from behind', [turned('down-the-line')], {}, { event: 'top', view: 'down-the-line' }],
  ['a posture, which only the view from behind shows', [posture], posture, { event: 'impact', view: 'down-the-line' }],
  ['the club face', [{}, { faceAngleDeg: 5, clubPathDeg: -2 }], {}, { event: 'impact', view: 'face-on' }],
  ['nothing that is off target', [{ headMovementBh: measured(4, 2) }], {}, null],
  ['a swing that was not seen', [{}], {}, null],
])('the step of %s is at its key frame', (_, input, behind, frame) => {
  const { measurements } = verdictInput(...input);
  const result = { faceOn: { measurements: {} }, downTheLine: { measurements: behind }, measurements };
  expect(frameOfStep(chooseVerdict(verdictInput(...input)), result)).toEqual(frame);
});
