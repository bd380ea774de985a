import type { Measurements } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import { measurementRows } from '../../3-measure/measurements.table.ts';
import { chooseVerdict } from './choose-verdict.ts';
import { frameOfMeasurement, frameOfStep } from './frame-of-step.ts';

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

describe('a measurement is best seen', () => {
  const head = measured(4, 2, { at: 'impact' });
  const withheld = { withheld: 'Hidden.' };
  it.each<[string, Measurements, Measurements | null, Measurements | null, ReturnType<typeof frameOfMeasurement>]>([
    ['where it was taken', { headMovementBh: { ...head, at: 'top' } }, {}, null, { event: 'top', view: 'face-on' }],
    [
      'from the front if only both videos show it',
      { headMovementBh: { ...head, views: 'both' } },
      {},
      { headMovementBh: head },
      { event: 'impact', view: 'face-on' },
    ],
    [
      'from the front if an older result has it in both videos',
      { headMovementBh: head },
      { headMovementBh: head },
      { headMovementBh: head },
      { event: 'impact', view: 'face-on' },
    ],
    [
      'from behind if an older result has it in that video alone',
      { headMovementBh: head },
      { headMovementBh: withheld },
      { headMovementBh: head },
      { event: 'impact', view: 'down-the-line' },
    ],
    [
      'from behind without a video from the front',
      { headMovementBh: head },
      null,
      { headMovementBh: head },
      { event: 'impact', view: 'down-the-line' },
    ],
    [
      'from the front where neither video has it',
      {},
      {},
      { headMovementBh: withheld },
      { event: at(), view: 'face-on' },
    ],
    [
      'at the moment of its row if it is of the whole swing',
      { headMovementBh: { ...head, at: 'swing' } },
      {},
      null,
      { event: at(), view: 'face-on' },
    ],
    [
      'at the moment of its row if it is withheld',
      { headMovementBh: withheld },
      {},
      null,
      { event: at(), view: 'face-on' },
    ],
  ])('%s', (_, measurements, front, behind, frame) => {
    const result = {
      measurements,
      faceOn: front && { measurements: front },
      downTheLine: behind && { measurements: behind },
    };
    expect(frameOfMeasurement(result, 'headMovementBh')).toEqual(frame);
  });
});

/** The moment that the table names. */
function at() {
  return measurementRows.headMovementBh.moment;
}
