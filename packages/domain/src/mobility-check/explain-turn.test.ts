import type { Measurement, MobilityCheck } from '@trueswing/contracts';
import { bodyTurnOf, type TurnName } from '@trueswing/swing';
import { describe, expect, it } from 'vitest';
import { causeOf, explainTurn, isCheckDue } from './explain-turn.ts';

const swing = (value: number, plusMinus = 8): Measurement => ({
  value,
  plusMinus,
  at: 'top',
  confidence: 0.9,
  views: 'both',
  interval: { low: value - plusMinus, high: value + plusMinus },
});
const body = (turnDeg: number, plusMinusDeg = 3) => ({ turnDeg, plusMinusDeg, repetitions: 2 });

describe('causeOf', () => {
  it.each<[string, TurnName, Measurement | undefined, ReturnType<typeof body>, ReturnType<typeof causeOf>]>([
    ['a short turn of a body that turns far', 'shoulderTurnDeg', swing(70), body(92), 'technique'],
    ['a short turn of a body that stops', 'shoulderTurnDeg', swing(70), body(72), 'body'],
    ['a body that may reach the target or not', 'shoulderTurnDeg', swing(70), body(84), null],
    ['hips that stop', 'hipRotationDeg', swing(25), body(28), 'body'],
    ['a swing on target', 'hipRotationDeg', swing(45, 3), body(28), null],
    ['a swing that may be on target', 'hipRotationDeg', swing(38, 15), body(28), null],
    ['a turn that was not measured', 'xFactorDeg', { withheld: 'Too dark.' }, body(28), null],
    ['no measurement', 'xFactorDeg', undefined, body(28), null],
  ])('%s', (_, turn, measured, turned, cause) => {
    expect(causeOf(turn, measured, turned)).toBe(cause);
  });
});

it('the explanation says what the check adds', () => {
  expect(explainTurn('shoulderTurnDeg', swing(70), body(92))).toBe(
    'Your chest turns 92°, and this swing used less. Practice the turn.',
  );
  expect(explainTurn('hipRotationDeg', swing(25), body(28))).toBe(
    'Your hips turn 28° and no farther. Free your hips first.',
  );
  expect(explainTurn('xFactorDeg', undefined, body(48.4, 2.2))).toBe(
    'Over still hips your chest turns 48° when you stand, give or take 3°.',
  );
});

it('the explanation takes the side of the backswing', () => {
  const chest = { right: body(90), left: body(80), asymmetryDeg: 10 };
  const check: Pick<MobilityCheck, 'parts'> = { parts: { chest, hips: null, separation: null } };
  expect(bodyTurnOf(check, 'shoulderTurnDeg', 'right')?.turnDeg).toBe(90);
  expect(bodyTurnOf(check, 'shoulderTurnDeg', 'left')?.turnDeg).toBe(80);
  expect(bodyTurnOf(check, 'hipRotationDeg', 'right')).toBeNull();
});

it('the explanation asks for the next check after four weeks', () => {
  const last = Date.parse('2026-11-01T00:00:00Z');
  expect(isCheckDue(last, Date.parse('2026-11-28T23:59:59Z'))).toBe(false);
  expect(isCheckDue(last, Date.parse('2026-11-29T00:00:00Z'))).toBe(true);
});
