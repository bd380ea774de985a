import type { BallGoalMeasure } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import { chooseVerdict } from './choose-verdict.ts';
import type { VerdictInput } from './verdict.ts';

const sentenceOf = (...input: Parameters<typeof verdictInput>) => chooseVerdict(verdictInput(...input)).sentence;
const flight = (faceAngleDeg: number, clubPathDeg: number) => ({ faceAngleDeg, clubPathDeg });
const headMoves = { headMovementBh: measured(14, 2) };

describe('the flight of the ball', () => {
  it('mirrors the face of a left-hander, not the side of the ball', () => {
    const verdict = chooseVerdict(verdictInput({}, flight(-3, 2), { handedness: 'left' }));
    expect(verdict.sentence).toBe('Close the face: 5° open to your swing path, aim for 0°.');
    expect(verdict).toMatchObject({
      detail: 'A face that is open to your path curves the ball left.',
      drill: expect.stringContaining('three knuckles'),
      tip: 'Turn your front hand until you see three knuckles.',
    });
  });

  it.each<[string, Partial<VerdictInput>, ReturnType<typeof flight>, string, string, string]>([
    [
      'a path that cuts across',
      {},
      flight(0, -5),
      'Swing more to the right: club path 5° left, aim for 0°.',
      'Your face is 5° open to it: the ball curves right.',
      'outside the ball',
    ],
    [
      'a left-hander’s path that cuts across',
      { handedness: 'left' },
      flight(0, 5),
      'Swing more to the left: club path 5° right, aim for 0°.',
      'Your face is 5° open to it: the ball curves left.',
      'outside the ball',
    ],
    [
      'a path too far from the inside',
      {},
      flight(0, 5),
      'Swing more to the left: club path 5° right, aim for 0°.',
      'Your face is 5° closed to it: the ball curves left.',
      'inside the ball',
    ],
    [
      'a left-hander’s closed face',
      { handedness: 'left' },
      flight(3, -2),
      'Open the face: 5° closed to your swing path, aim for 0°.',
      'A face that is closed to your path curves the ball right.',
      'two knuckles',
    ],
    [
      'an iron that starts right and curves little',
      { club: '7-iron' },
      flight(6, 3),
      'Close the face: 6° right of the target, aim for 0°.',
      'Your ball starts right and curves farther right.',
      'three knuckles',
    ],
    [
      'a left-hander’s iron that starts right',
      { club: '7-iron', handedness: 'left' },
      flight(6, 3),
      'Open the face: 6° right of the target, aim for 0°.',
      'Your ball starts right and curves farther right.',
      'two knuckles',
    ],
    [
      'a ball that flies straight to the left',
      {},
      flight(-6, -5.5),
      'Line up farther right: face 6° left of target, aim for 0°.',
      'Face and path agree: the ball flies straight, but to the left.',
      'where it aims',
    ],
    [
      'an iron that starts left and curves back too little',
      { club: '7-iron' },
      flight(-7, -9),
      'Line up farther right: face 7° left of target, aim for 1°.',
      'Your ball starts left and curves back too little.',
      'where it aims',
    ],
    [
      'a left-hander’s driver that starts right and curves back too little',
      { handedness: 'left' },
      flight(8, 9.5),
      'Line up farther left: face 8° right of target, aim for 2°.',
      'Your ball starts right and curves back too little.',
      'where it aims',
    ],
    [
      'a face and a path to one side',
      {},
      flight(8, 6),
      'Line up farther left: face 8° right of target, aim for 0°.',
      'Face and path both point to the right.',
      'where it aims',
    ],
    [
      'a path that brings the ball back too far',
      {},
      flight(3, 8.5),
      'Swing more to the left: club path 8.5° right, aim for 5°.',
      'Your face is 5.5° closed to it: the ball curves left.',
      'inside the ball',
    ],
  ])('says of %s what its drill changes', (_, more, shot, sentence, detail, drill) => {
    expect(chooseVerdict(verdictInput({}, shot, more))).toMatchObject({
      kind: 'flight',
      sentence,
      detail,
      drill: expect.stringContaining(drill),
    });
  });

  it.each<[string, Partial<VerdictInput>, object, BallGoalMeasure, number, number]>([
    ['where the ball starts', {}, { faceAngleDeg: 6 }, 'faceAngleDeg', 6, 0],
    ['a start and a curve to one side', { club: '7-iron' }, flight(6, 3), 'faceAngleDeg', 6, 0],
    ['a straight ball', {}, flight(-6, -5.5), 'faceAngleDeg', -6, 0],
    ['a curve', {}, flight(3, -2), 'faceToPathDeg', 5, 0],
    ['a left-hander’s curve, to the same side', { handedness: 'left' }, flight(3, -2), 'faceToPathDeg', 5, 0],
    ['a path', {}, flight(0, -5), 'clubPathDeg', -5, 0],
    ['a path that brings the ball back too far', {}, flight(-3, -8.5), 'clubPathDeg', -8.5, -5],
    ['a curve that comes back too little', { club: '7-iron' }, flight(-7, -9), 'faceAngleDeg', -7, -1],
    ['a strike', { club: '7-iron' }, { clubSpeedMph: 85, ballSpeedMph: 102 }, 'smashFactor', 1.2, 1.34],
    ['spin', {}, { tour: 'pga', spinRpm: 4_200 }, 'spinRpm', 4_200, 3_000],
  ])('names the number of %s and its aim', (_, more, shot, name, value, aim) => {
    const verdict = chooseVerdict(verdictInput({}, shot, more));
    expect(verdict).toMatchObject({ kind: 'flight', number: { name, value, aim } });
  });

  it('forgives an iron more than a driver', () => {
    const short = flight(2, -1.5);
    expect(chooseVerdict(verdictInput(headMoves, short, { club: '7-iron' })).kind).toBe('body');
    expect(sentenceOf({}, flight(2, -3), { club: '7-iron' })).toContain('5° open');
  });

  it('weighs more the more a face is open', () => {
    // Early extension weighs 0.85: a driver’s face has to be 5° off to weigh as much.
    const early = { earlyExtensionBh: measured(5, 2, { confidence: 1 }) };
    expect(sentenceOf(early, flight(2, -2))).toContain('hips');
    expect(sentenceOf(early, flight(4, -3))).toContain('face');
  });
});
