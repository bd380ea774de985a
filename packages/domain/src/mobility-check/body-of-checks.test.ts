import type { MobilityCheck, TurnSummary } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { bodyOfChecks } from './body-of-checks.ts';

const turn = (turnDeg: number) => ({ turnDeg, plusMinusDeg: 3, repetitions: 2 });
const sides = (right: number | null, left: number | null): TurnSummary => ({
  right: right === null ? null : turn(right),
  left: left === null ? null : turn(left),
  asymmetryDeg: right === null || left === null ? null : right - left,
});
const none = { right: null, left: null, asymmetryDeg: null };
const check = (day: string, parts: Partial<MobilityCheck['parts']>): MobilityCheck => ({
  id: '3f0c8f52-92a4-4f8a-8d0e-0d8f6a3f9c11',
  method: 'phone',
  version: 1,
  parts: { chest: null, hips: null, separation: null, ...parts },
  createdAt: `${day}T12:00:00.000Z`,
});
const whole = check('2026-10-01', { chest: sides(90, 80), hips: sides(45, 44) });

it('a later check of the hips alone leaves the chest known', () => {
  const hips = check('2026-11-20', { hips: sides(50, 40) });
  const known = {
    parts: {
      chest: { right: turn(90), left: turn(80), asymmetryDeg: null },
      hips: { right: turn(50), left: turn(40), asymmetryDeg: null },
      separation: none,
    },
  };
  expect([bodyOfChecks([hips, whole]), bodyOfChecks([whole, hips])]).toEqual([known, known]);
});

it('a side that did not count is that of the check before', () => {
  const oneSide = check('2026-11-20', { chest: sides(null, 85) });
  expect(bodyOfChecks([oneSide, whole])?.parts.chest).toEqual({ right: turn(90), left: turn(85), asymmetryDeg: null });
});

it('a turn of more than half a year before the newest check is left out', () => {
  const later = check('2027-04-15', { hips: sides(50, 40) });
  expect(bodyOfChecks([later, whole])?.parts).toMatchObject({ chest: none, hips: { right: turn(50) } });
  expect(bodyOfChecks([check('2027-03-25', { hips: sides(50, 40) }), whole])?.parts.chest?.right).toEqual(turn(90));
});

it('nothing is known without a check', () => {
  expect(bodyOfChecks([])).toBeNull();
});
