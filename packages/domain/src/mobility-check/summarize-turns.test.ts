import { expect, it } from 'vitest';
import { recordTurns } from '../../test/record-turns.ts';
import { readRecording } from './read-recording.ts';
import { summarizeTurns } from './summarize-turns.ts';

const summarize = (made: Parameters<typeof recordTurns>[0]) => {
  const repetitions = readRecording(recordTurns(made));
  if (typeof repetitions === 'string') throw new Error(repetitions);
  return summarizeTurns(repetitions);
};

it('the summary gives the middle of the turns with a ± that holds the truth', () => {
  const { right, left, asymmetryDeg } = summarize({ turnsDeg: [64, 48, 60, 50] });
  expect(right?.turnDeg).toBeCloseTo(62, 0);
  expect(left?.turnDeg).toBeCloseTo(49, 0);
  expect(right?.plusMinusDeg).toBeGreaterThan(2.5);
  expect(right?.plusMinusDeg).toBeLessThan(4);
  expect(asymmetryDeg).toBeCloseTo(13, 0);
});

it('the summary calls no difference an asymmetry that may be noise', () => {
  expect(summarize({ turnsDeg: [60, 58, 61, 58] }).asymmetryDeg).toBeNull();
});

it('the summary leaves out a turn in which the phone slipped, and a side without turns', () => {
  const { right, left } = summarize({ turnsDeg: [60, 50, 62, 1], slip: { turn: 0, deg: 15 } });
  expect(right).toMatchObject({ repetitions: 1, turnDeg: expect.closeTo(62, 0) });
  // One turn says less than two that agree.
  expect(right?.plusMinusDeg).toBeGreaterThan(4);
  expect(left).toMatchObject({ repetitions: 1 });
  expect(summarizeTurns([])).toEqual({ right: null, left: null, asymmetryDeg: null });
});
