import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doneAt, isPossiblePace } from './completion-pace.ts';

const second = 1_000;
const at = (...seconds: number[]) => seconds.map((each) => each * second);
const isPossible = (done: number, earned: number[]) =>
  isPossiblePace(done * second, { plannedAtMs: 0, earnedMs: at(...earned) });

it.each([
  ['the first, right after the plan', 0, [], true],
  ['the third together', 2, [0, 1], true],
  ['the fourth together', 3, [0, 1, 2], false],
  ['the fourth, a second too early', 89, [0, 1, 2], false],
  ['the fourth, after the time of three', 92, [0, 1, 2], true],
  ['the seventh in a minute', 60, [0, 10, 20, 30, 40, 50], false],
  ['the seventh in a minute, hours after the plan', 7_260, [7_200, 7_210, 7_220, 7_230, 7_240, 7_250], false],
  ['the last of a workout that took four minutes', 240, [0, 40, 80, 120, 160, 200], true],
  ['one between others that arrived before it', 80, [0, 40, 120, 160], true],
  ['one between others, where four are too many', 60, [10, 30, 90, 120], false],
  ['one after three together, at the pace of a circuit', 90, [0, 1, 2], true],
  ['one long after four that earned together', 200, [0, 1, 2, 3], true],
  ['one long before four that earned together', 0, [200, 201, 202, 203], true],
  ['one that a device says was done before the plan', -1, [], false],
])('%s: %d s', (_, completed, earlier, possible) => {
  expect(isPossible(completed, earlier)).toBe(possible);
});

it('a whole workout ticked off in a minute earns for three exercises, whenever that is', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(fc.nat(60), { minLength: 4, maxLength: 8 }), (sincePlan, moments) => {
      const earnedMs: number[] = [];
      for (const moment of moments) {
        const atMs = (sincePlan + moment) * second;
        if (isPossiblePace(atMs, { plannedAtMs: 0, earnedMs })) earnedMs.push(atMs);
      }
      expect(earnedMs).toHaveLength(3);
    }),
  );
});

it.each([
  ['completed now', 100, 0, 0, 100],
  ['waited on the device', 100, 40, 0, 60],
  ['waited longer than the plan is old', 100, 90, 50, 50],
])('%s', (_, now, waited, planned, moment) => {
  expect(doneAt(now, waited, planned)).toBe(moment);
});
