import { describe, expect, it } from 'vitest';
import { measured } from '../../test/measured.ts';
import { verdictInput } from '../../test/verdict-input.ts';
import { chooseVerdict } from './choose-verdict.ts';

const sentenceOf = (...input: Parameters<typeof verdictInput>) => chooseVerdict(verdictInput(...input)).sentence;
const flight = (faceAngleDeg: number, clubPathDeg: number) => ({ faceAngleDeg, clubPathDeg });
const headMoves = { headMovementBh: measured(14, 2) };

describe('the flight of the ball', () => {
  it('mirrors the face of a left-hander, not the side of the ball', () => {
    const verdict = chooseVerdict(verdictInput({}, flight(-3, 2), { handedness: 'left' }));
    expect(verdict.sentence).toBe('Your face is 5° open to the path: the ball curves left.');
    expect(verdict.drill).toContain('three knuckles');
  });

  it('forgives an iron more than a driver', () => {
    const short = flight(2, -1.5);
    expect(chooseVerdict(verdictInput(headMoves, short, { club: '7-iron' })).kind).toBe('body');
    expect(sentenceOf({}, flight(2, -3), { club: '7-iron' })).toContain('5° open');
  });

  it('weighs more the more a face is open', () => {
    // Early extension weighs 0.85: a driver’s face has to be 5° off to weigh as much.
    const early = { earlyExtensionBh: measured(5, 2, { confidence: 1 }) };
    expect(sentenceOf(early, flight(2, -2))).toContain('pelvis');
    expect(sentenceOf(early, flight(4, -3))).toContain('face');
  });
});
