import type { MeasuredTurn, MobilityCheck } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { addBodyDeficits } from './body-deficits.ts';
import type { Deficit } from './deficit.ts';

const side = (turnDeg: number): MeasuredTurn => ({ turnDeg, plusMinusDeg: 3, repetitions: 2 });
const part = (right: number) => ({ right: side(right), left: side(20), asymmetryDeg: null });
const check = (chest: number, hips: number): Pick<MobilityCheck, 'parts'> => ({
  parts: { chest: part(chest), hips: part(hips), separation: null },
});
const swing: Deficit[] = [
  {
    goal: 'posture',
    isTurn: false,
    clause: 'Your spine straightens before impact',
    name: 'your posture',
    source: 'swing',
  },
  {
    goal: 'shoulder-turn',
    isTurn: true,
    clause: 'Your shoulders likely turn less than the target',
    name: 'your shoulder turn',
    source: 'swing',
  },
];
const goalsOf = (deficits: Deficit[]) => deficits.map(({ goal }) => goal);

it('the list of deficits does not change without a check', () => {
  expect(addBodyDeficits(swing, null, 'right')).toEqual(swing);
});

it('the list of deficits puts first where the body stops, the shortest turn at the top', () => {
  const deficits = addBodyDeficits(swing, check(72, 24), 'right');
  expect(deficits.map(({ clause }) => clause)).toEqual([
    'Your hips turn 24° and no farther',
    'Your chest turns 72° and no farther',
    'Your spine straightens before impact',
  ]);
  expect(deficits.map(({ source, name }) => [source, name])).toEqual([
    ['mobility-check', 'your hip turn'],
    ['mobility-check', 'your shoulder turn'],
    ['swing', 'your posture'],
  ]);
  expect(deficits.map(({ isTurn }) => isTurn)).toEqual([true, true, false]);
});

it('drops a turn that the body reaches: that is technique', () => {
  expect(goalsOf(addBodyDeficits(swing, check(95, 45), 'right'))).toEqual(['posture']);
});

it('keeps a fault that is no turn, however far the body turns', () => {
  const wide: Deficit = { ...swing[0]!, goal: 'hip-rotation', name: 'your stance' };
  expect(addBodyDeficits([...swing, wide], check(95, 45), 'right').map(({ name }) => name)).toEqual([
    'your posture',
    'your stance',
  ]);
});

it('the list of deficits leaves open what the check leaves open, and takes the left side for a left-hander', () => {
  expect(goalsOf(addBodyDeficits(swing, check(84, 39), 'right'))).toEqual(['posture', 'shoulder-turn']);
  expect(goalsOf(addBodyDeficits(swing, check(95, 45), 'left'))).toEqual(['shoulder-turn', 'hip-rotation', 'posture']);
});
