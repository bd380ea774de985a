import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeShots, type TimedShot } from './propose-shots.ts';

const filmedAtMs = Date.UTC(2026, 10, 20, 18);
/** Shots at so many seconds from the video, named a, b, c. */
const shotsAt = (...seconds: readonly number[]): TimedShot[] =>
  seconds.map((second, index) => ({
    id: String.fromCharCode(97 + index),
    hitAtMs: filmedAtMs + second * 1_000,
    hasTime: true,
    isTaken: false,
  }));
const none = { certainty: 'none', shotIds: [] };
const one = (id: string) => ({ certainty: 'one', shotIds: [id] });
const several = (...shotIds: string[]) => ({ certainty: 'several', shotIds });

describe('a proposal by time', () => {
  it.each<[string, number[], ReturnType<typeof several> | typeof none]>([
    ['has no shot from without shots', [], none],
    ['is the only shot in ten minutes', [-540, 3_600], one('a')],
    ['is no shot beyond ten minutes', [601, -1_800], none],
    ['is the near shot if the others are clearly farther', [-45, 5, 50], one('b')],
    ['is the near shot also a little after the video', [20, 41, -60], one('a')],
    ['names several if two are about as near', [-15, 18, 60], several('a', 'b', 'c')],
    ['names several if the clocks may differ', [60, 105], several('a', 'b')],
    ['names three at most', [30, -30, 70, -80, 110], several('a', 'b', 'c')],
    ['names both shots of one minute', [-10, -10], several('a', 'b')],
    ['takes no date without a time of day for a time', [0, 0, 0, 0, 0], none],
  ])('%s', (_, seconds, expected) => {
    expect(proposeShots(shotsAt(...seconds), filmedAtMs)).toEqual(expected);
  });

  it('needs the time of the video', () => {
    expect(proposeShots(shotsAt(0), null)).toEqual(none);
  });

  it('leaves out shots without a time and those of another swing', () => {
    const [timeless, free, taken] = shotsAt(0, 5, 100) as [TimedShot, TimedShot, TimedShot];
    const shots = [{ ...timeless, hasTime: false }, free, { ...taken, isTaken: true }];
    expect(proposeShots(shots, filmedAtMs)).toEqual(one('b'));
  });

  it.each<[string, number[], ReturnType<typeof several>]>([
    ['the only other one is far', [5, 400], several('b')],
    ['the next one is near as well', [2, 15, 300], several('b', 'c')],
  ])('takes no shot for the only one if a nearer one is of another swing: %s', (_, seconds, expected) => {
    const [taken, ...free] = shotsAt(...seconds) as [TimedShot, ...TimedShot[]];
    expect(proposeShots([{ ...taken, isTaken: true }, ...free], filmedAtMs)).toEqual(expected);
  });

  it('leaves out a taken shot without a time, which is not known to be nearer', () => {
    const [taken, free] = shotsAt(0, 5) as [TimedShot, TimedShot];
    expect(proposeShots([{ ...taken, isTaken: true, hasTime: false }, free], filmedAtMs)).toEqual(one('b'));
  });
});

const anyShots = fc
  .array(fc.record({ second: fc.integer({ min: -1_500, max: 1_500 }), hasTime: fc.boolean(), isTaken: fc.boolean() }), {
    maxLength: 12,
  })
  .map((all) =>
    all.map(({ second, ...shot }, index) => ({ ...shot, id: `s${index}`, hitAtMs: filmedAtMs + second * 1_000 })),
  );

describe('any proposal', () => {
  it('does not depend on the order of the shots', () => {
    fc.assert(
      fc.property(anyShots, (shots) => {
        expect(proposeShots(shots.toReversed(), filmedAtMs)).toEqual(proposeShots(shots, filmedAtMs));
      }),
    );
  });

  it('names shots that are free and near, and a single one only if no other is about as near', () => {
    fc.assert(
      fc.property(anyShots, (shots) => {
        const { certainty, shotIds } = proposeShots(shots, filmedAtMs);
        const farOf = ({ hitAtMs }: TimedShot) => Math.abs(hitAtMs - filmedAtMs);
        const named = shotIds.map((id) => shots.find((shot) => shot.id === id) as TimedShot);
        expect(named.every((shot) => shot.hasTime && !shot.isTaken && farOf(shot) <= 600_000)).toBe(true);
        expect(named.map(farOf)).toEqual(named.map(farOf).toSorted((a, b) => a - b));
        expect(shotIds.length).toBe({ none: 0, one: 1, several: Math.min(3, Math.max(1, shotIds.length)) }[certainty]);
        if (certainty !== 'one') return;
        const [nearest] = named as [TimedShot];
        const others = shots.filter((shot) => shot !== nearest && shot.hasTime && farOf(shot) <= 600_000);
        expect(others.filter((shot) => !shot.isTaken && farOf(shot) < farOf(nearest) + 20_000)).toEqual([]);
        expect(others.filter((shot) => shot.isTaken && farOf(shot) < farOf(nearest))).toEqual([]);
        const isAlone = others.every((shot) => shot.isTaken);
        expect(isAlone || farOf(nearest) <= 20_000).toBe(true);
      }),
    );
  });
});
