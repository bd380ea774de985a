import type { BallAverage, BallHistory } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictInput } from '../../../test/verdict-input.ts';
import { writeTexts } from '../text/write-texts.ts';
import { chooseVerdict } from './choose-verdict.ts';
import type { Verdict, VerdictInput } from './verdict.ts';

const average = (mean: number, standardDeviation: number, n = 30): BallAverage => ({
  n,
  leftOut: 0,
  mean,
  standardDeviation,
});
const face = (meanDeg: number, spreadDeg: number, n?: number): BallHistory => ({
  faceAngleDeg: average(meanDeg, spreadDeg, n),
  faceToPathDeg: average(meanDeg, spreadDeg, n),
});
const choose = (
  ballHistory: BallHistory | null,
  shot: VerdictInput['launchMonitor'],
  more: Partial<VerdictInput> = {},
): Verdict => chooseVerdict(verdictInput({}, shot, { ballHistory, ...more }));
const openOnce = { faceAngleDeg: 6, clubPathDeg: 0 };
const straight = { faceAngleDeg: 0, clubPathDeg: 0 };

describe('averages outweigh the one shot', () => {
  it('a face that was open once is noise, and the verdict says so', () => {
    expect(choose(face(0.2, 2), openOnce)).toMatchObject({
      kind: 'film',
      note: 'This ball flew off line, but your average of 30 shots is on line. One shot is noise.',
    });
    expect(choose(null, openOnce).kind).toBe('flight');
    // A shot that is as fine as its average contradicts nothing.
    expect(choose(face(0.2, 2), straight)).not.toHaveProperty('note');
  });

  it('a face that is open over 30 shots is the step, with the average as its number', () => {
    const verdict = choose(face(5, 2), { faceAngleDeg: 8, clubPathDeg: 1 });
    expect(verdict).toMatchObject({
      kind: 'flight',
      sentence: 'Close the face: 5° open to your swing path, aim for 0°.',
      numbers: [{ label: 'Face to path, 30 shots', reading: '5° open' }],
      note: 'This is your average of 30 shots in the 30 days before.',
    });
  });

  it('the angle of face to path is the average of it, not what rounded averages leave', () => {
    const verdict = choose({ faceAngleDeg: average(4.25, 2), faceToPathDeg: average(6.34, 2) }, null);
    expect(verdict).toMatchObject({
      sentence: 'Close the face: 6.3° open to your swing path, aim for 0°.',
      numbers: [{ reading: '6.3° open' }],
    });
  });

  it('a shot that was fine contradicts its average, and the verdict says that too', () => {
    expect(choose(face(5, 2), straight)).toMatchObject({
      kind: 'flight',
      note: 'This is your average of 30 shots in the 30 days before. This shot alone does not show it.',
    });
  });

  it('averages decide without a typed shot, but strike and spin only beside the tour that the golfer chose', () => {
    expect(choose(face(5, 2), null).kind).toBe('flight');
    const history = { smashFactor: average(1.3, 0.03), spinRpm: average(3_900, 200) };
    expect(choose(history, null).kind).toBe('film');
    expect(choose(history, { tour: 'lpga', carryYd: 150 })).toMatchObject({
      kind: 'flight',
      sentence: 'Strike the middle of the face: smash factor 1.30, aim for 1.49.',
      numbers: [{ label: 'Smash factor, 30 shots' }],
    });
  });

  it.each([
    ['three shots are too few', face(5, 1, 3), undefined],
    ['four shots far apart do not decide', face(6, 8, 4), 'This is one shot. Your other 4 lie too far apart'],
    ['nor do they where their middle is on line', face(0.1, 8, 4), 'This is one shot. Your other 4 lie too far apart'],
    ['four shots close together do', face(5, 0.5, 4), 'This is your average of 4 shots'],
  ])('%s', (_, history, note) => {
    const verdict = choose(history, openOnce);
    expect(verdict.kind).toBe('flight');
    expect(verdict.note?.slice(0, note?.length)).toBe(note);
  });

  it('a shot that is off beside an average that does not decide keeps its own numbers', () => {
    const alone = choose(null, openOnce);
    expect(choose(face(6, 8, 4), openOnce)).toEqual({
      ...alone,
      note: expect.stringContaining('too far apart to show'),
    });
    expect(choose(face(6, 8, 4), null).kind).toBe('film');
  });

  it('a shot that misses to the other side contradicts its average', () => {
    const note = 'This is your average of 30 shots in the 30 days before. This shot missed to the other side.';
    expect(choose(face(5, 2), { faceAngleDeg: -6, clubPathDeg: 0 })).toMatchObject({ kind: 'flight', note });
  });

  it('names the shots behind each number', () => {
    const history = { faceAngleDeg: average(-1, 2, 30), faceToPathDeg: average(6, 2, 12) };
    expect(choose(history, null)).toMatchObject({
      numbers: [{ label: 'Club path, 12 shots' }, { label: 'Face to path, 12 shots' }],
      note: 'This is your average of 12 shots in the 30 days before.',
    });
    expect(choose({ ...history, faceAngleDeg: average(9, 1, 30) }, null)).toMatchObject({
      numbers: [{ label: expect.stringContaining('shots') }],
    });
  });

  it('averages without a path say nothing of a shot that has one', () => {
    const straightStart = { faceAngleDeg: average(0.2, 1) };
    const slice = { faceAngleDeg: 0, clubPathDeg: -6 };
    expect(choose(straightStart, slice)).toEqual(choose(null, slice));
    expect(choose(straightStart, { faceAngleDeg: 8 }).note).toContain('30 shots is on line');
  });

  it.each([
    [
      'strike',
      { smashFactor: average(1.48, 0.03) },
      { clubSpeedMph: 100, ballSpeedMph: 135, tour: 'pga' },
      'strike cost',
    ],
    ['spin', { spinRpm: average(2_500, 300) }, { spinRpm: 4_000, tour: 'pga' }, 'spun a lot'],
  ] as const)('one bad %s is noise beside a good average', (_, history, shot, words) => {
    expect(choose(null, shot).kind).toBe('flight');
    const verdict = choose(history, shot);
    expect(verdict.kind).toBe('film');
    expect(verdict.note).toContain(words);
  });

  it.each([
    ['strike', { smashFactor: average(1.42, 0.12, 4) }, { clubSpeedMph: 100, ballSpeedMph: 135, tour: 'pga' }],
    ['spin', { spinRpm: average(2_900, 1_500, 4) }, { spinRpm: 4_000, tour: 'pga' }],
  ] as const)('one bad %s beside an average that does not decide is the shot’s', (_, history, shot) => {
    expect(choose(history, shot)).toMatchObject({ kind: 'flight', note: expect.stringContaining('too far apart') });
  });

  it('the stored advice has the same step', () => {
    const input = verdictInput({}, openOnce);
    const advise = (ballHistory: BallHistory | null) =>
      writeTexts({ ...input, findings: [], ballHistory }).recommendations;
    expect(advise(null)).toContain('Close the face: 6° open');
    expect(advise(face(0.2, 2))).not.toContain('face');
    expect(advise(face(5, 2))).toContain('Close the face: 5° open');
  });

  it('a number without an average is judged by the shot as before', () => {
    expect(choose({ carryYd: average(220, 9) }, openOnce)).toEqual(choose(null, openOnce));
  });

  it('the fault of an average lies beyond its limit by more than the error, and more shots hide none', () => {
    const deg = fc.double({ min: -8, max: 8, noNaN: true });
    const spread = fc.double({ min: 0, max: 6, noNaN: true });
    fc.assert(
      fc.property(deg, spread, fc.integer({ min: 4, max: 200 }), (mean, spreadDeg, n) => {
        const isFault = (shots: number) => choose(face(mean, spreadDeg, shots), null).kind === 'flight';
        if (Math.abs(mean) < 1.9) expect(isFault(n)).toBe(false);
        if (isFault(n)) expect(isFault(n * 2)).toBe(true);
      }),
    );
  });
});
