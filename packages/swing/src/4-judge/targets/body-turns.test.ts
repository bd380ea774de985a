import type { Handedness, MobilityCheck } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyTurnOf, findBodyStops, findReachedTurns } from './body-turns.ts';
import { mobilityScales } from './mobility-scales.ts';

type Parts = MobilityCheck['parts'];
type Turns = Partial<Record<keyof Parts, number>>;
const plusMinusDeg = 5;

/** A check whose turns to the right are these; the other side turns 10° farther. */
function checkOf(turned: Turns): Pick<MobilityCheck, 'parts'> {
  const part = (turnDeg: number | undefined) =>
    turnDeg === undefined ? null : { right: { turnDeg, plusMinusDeg }, left: { turnDeg: turnDeg + 10, plusMinusDeg } };
  return {
    parts: { chest: part(turned.chest), hips: part(turned.hips), separation: part(turned.separation) } as Parts,
  };
}
const { shoulderTurnDeg, hipRotationDeg, xFactorDeg } = mobilityScales;
const [chest, hips, separation] = [shoulderTurnDeg.targetMin, hipRotationDeg.targetMin, xFactorDeg.targetMin];

it('each turn of the swing has its part of the check, on the side of the backswing', () => {
  const check = checkOf({ chest: 70, hips: 30 });
  const of = (turn: keyof typeof mobilityScales, handedness: Handedness) => bodyTurnOf(check, turn, handedness);
  expect(of('shoulderTurnDeg', 'right')).toEqual({ turnDeg: 70, plusMinusDeg });
  expect(of('shoulderTurnDeg', 'left')).toEqual({ turnDeg: 80, plusMinusDeg });
  expect(of('hipRotationDeg', 'right')).toEqual({ turnDeg: 30, plusMinusDeg });
  expect(of('xFactorDeg', 'right')).toBeNull();
});

describe('a body', () => {
  it.each<[string, Turns, string[], string[]]>([
    ['that was not measured neither stops nor reaches', {}, [], []],
    ['stops where its whole ± is short of the target', { hips: hips - 5.1 }, ['hip-rotation'], []],
    ['may reach the target with its ±', { hips: hips - 5 }, [], []],
    ['may miss the target with its ±', { chest: chest + 4.9 }, [], []],
    ['reaches the target with its whole ±', { chest: chest + 5 }, [], ['shoulder-turn']],
    [
      'reaches each turn',
      { chest: 200, hips: 200, separation: 200 },
      [],
      ['shoulder-turn', 'hip-rotation', 'x-factor'],
    ],
    [
      'has the turn first that lacks most of its target',
      { chest: chest * 0.8, hips: hips * 0.4, separation: separation * 0.6 },
      ['hip-rotation', 'x-factor', 'shoulder-turn'],
      [],
    ],
  ])('%s', (_, turned, stops, reached) => {
    const check = checkOf(turned);
    expect(findBodyStops(check, 'right').map(({ goal }) => goal)).toEqual(stops);
    expect(findReachedTurns(check, 'right')).toEqual(reached);
  });

  it('is described with the turn at which it stops', () => {
    const check = checkOf({ chest: chest / 2, hips: hips / 4, separation: separation * 0.6 });
    expect(findBodyStops(check, 'right')).toEqual([
      { goal: 'hip-rotation', weight: 0.75, clause: `Your hips turn ${Math.round(hips / 4)}° and no farther` },
      { goal: 'shoulder-turn', weight: 0.5, clause: `Your chest turns ${Math.round(chest / 2)}° and no farther` },
      {
        goal: 'x-factor',
        weight: expect.closeTo(0.4, 6),
        clause: `Over still hips your chest turns ${Math.round(separation * 0.6)}° and no farther`,
      },
    ]);
  });

  it('never both stops short of a turn and reaches it', () => {
    const deg = fc.option(fc.double({ min: 0, max: 150, noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(deg, deg, deg, fc.constantFrom<Handedness>('right', 'left'), (chestDeg, hipsDeg, apartDeg, side) => {
        const check = checkOf({
          ...(chestDeg !== undefined && { chest: chestDeg }),
          ...(hipsDeg !== undefined && { hips: hipsDeg }),
          ...(apartDeg !== undefined && { separation: apartDeg }),
        });
        const stops = findBodyStops(check, side);
        const reached = findReachedTurns(check, side);
        expect(stops.filter(({ goal }) => reached.includes(goal))).toEqual([]);
        for (const { weight } of stops) expect(weight > 0 && weight <= 1).toBe(true);
      }),
    );
  });
});
