import type { MeasuredTurn, MobilityCheck } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareChecks, findCheckBefore } from './compare-checks.ts';

const turn = (turnDeg: number, plusMinusDeg = 3): MeasuredTurn => ({ turnDeg, plusMinusDeg, repetitions: 2 });
const hips = (left: MeasuredTurn | null, right: MeasuredTurn | null): Pick<MobilityCheck, 'parts'> => ({
  parts: { chest: null, hips: { left, right, asymmetryDeg: null }, separation: null },
});
const changes = (...checks: Parameters<typeof compareChecks>) =>
  compareChecks(...checks).map(({ side, changeDeg, noiseDeg, isBeyondNoise }) => [
    side,
    changeDeg,
    noiseDeg,
    isBeyondNoise,
  ]);

it.each<[string, ReturnType<typeof hips>, ReturnType<typeof hips>, unknown[]]>([
  ['farther than the noise', hips(turn(36), null), hips(turn(30), null), [['left', 6, 5, true]]],
  ['as far as the noise', hips(turn(35), null), hips(turn(30), null), [['left', 5, 5, false]]],
  [
    'less far on one side, the same on the other',
    hips(turn(20), turn(31)),
    hips(turn(30), turn(30)),
    [
      ['left', -10, 5, true],
      ['right', 1, 5, false],
    ],
  ],
  ['read from a video, which is less sure', hips(turn(36), null), hips(turn(30, 8), null), [['left', 6, 9, false]]],
  ['measured only once', hips(turn(36), null), hips(null, turn(30)), []],
])('%s', (_, now, before, expected) => {
  expect(changes(now, before)).toEqual(expected);
});

it('the same check twice is no change, and to turn around the order turns the change around', () => {
  const turns = fc.record({
    turnDeg: fc.double({ min: 5, max: 90, noNaN: true }),
    plusMinusDeg: fc.double({ min: 1, max: 12, noNaN: true }),
  });
  fc.assert(
    fc.property(turns, turns, (a, b) => {
      const [first, second] = [a, b].map(({ turnDeg, plusMinusDeg }) => hips(turn(turnDeg, plusMinusDeg), null));
      if (!first || !second) throw new Error('two checks');
      expect(changes(first, first)[0]?.slice(1, 2)).toEqual([0]);
      const [there, back] = [changes(first, second)[0], changes(second, first)[0]];
      expect([Number(there?.[1]) + Number(back?.[1]), there?.slice(2)]).toEqual([0, back?.slice(2)]);
    }),
  );
});

const made = (id: number, method: MobilityCheck['method'] = 'phone', version = 1) => ({ id, method, version });

it.each([
  ['the one before', [made(2), made(1)], { before: made(2) }],
  ['the newest of those that were measured with the phone', [made(3, 'film'), made(2), made(1)], { before: made(2) }],
  ['not one of other rules', [made(2, 'phone', 2), made(1)], { before: made(1) }],
  ['none, as all were filmed', [made(2, 'film'), made(1, 'film')], { reason: 'other-filming' }],
  ['none, as all had other rules', [made(2, 'phone', 2)], { reason: 'other-version' }],
  ['none before the first check', [], null],
] as const)('a check of the phone is compared with %s', (_, earlier, expected) => {
  expect(findCheckBefore(made(9), earlier)).toEqual(expected);
});
