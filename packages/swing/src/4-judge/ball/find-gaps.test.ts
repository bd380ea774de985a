import { type BallAverage, type Club, clubSchema } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tourReference } from '../launch-monitor/club-table.ts';
import { findGaps } from './find-gaps.ts';

const carry = (mean: number, n = 25, standardDeviation = 6): BallAverage => ({
  n,
  leftOut: 0,
  mean,
  standardDeviation,
});
const bag = (...clubs: [Club, BallAverage][]) => findGaps(clubs.map(([club, average]) => ({ club, carry: average })));

describe('the gaps of a bag', () => {
  it.each([
    [150, 138, 'even'],
    [150, 146.5, 'overlap'],
    [150, 144, 'overlap'],
    [150, 150, 'overlap'],
    [150, 125, 'wide'],
    // Above the limit, but not surely.
    [150, 128, 'even'],
  ] as const)('between carries of %d and %d yards is %s', (longer, shorter, kind) => {
    const { gaps } = bag(['7-iron', carry(longer)], ['8-iron', carry(shorter)]);
    expect(gaps).toEqual([{ longer: '7-iron', shorter: '8-iron', gapYd: longer - shorter, kind }]);
  });

  it('are not wide where a club between was not hit', () => {
    expect(bag(['driver', carry(212)], ['7-iron', carry(150)]).gaps[0]?.kind).toBe('even');
  });

  it.each([
    [150, 139, 5, 14],
    [150, 137, 4, 12],
    [150, 148, 4, 12],
    [150, 143.5, 6, 9],
  ])('of %d and %d yards are open where %i shots that lie %d apart do not show it', (longer, shorter, n, spread) => {
    const { gaps } = bag(['7-iron', carry(longer, n, spread)], ['8-iron', carry(shorter, n, spread)]);
    expect(gaps[0]?.kind).toBe('open');
  });

  it.each(['pga', 'lpga'] as const)('of the %s’s averages are no holes', (tour) => {
    const clubs = clubSchema.options.flatMap((club): [Club, BallAverage][] => {
      const { carryYd } = tourReference(club, tour);
      return carryYd === null || carryYd === undefined ? [] : [[club, carry(carryYd, 60, 5)]];
    });
    expect(bag(...clubs).gaps.map(({ kind }) => kind)).not.toContain('wide');
    expect(clubs.length).toBeGreaterThan(8);
  });

  it('are of neighbors by carry, whatever the clubs are called', () => {
    const { clubs, gaps } = bag(['hybrid', carry(170)], ['5-wood', carry(165)], ['driver', carry(220)]);
    expect(clubs.map(({ club }) => club)).toEqual(['driver', 'hybrid', '5-wood']);
    expect(gaps.map(({ longer, shorter }) => `${longer} ${shorter}`)).toEqual(['driver hybrid', 'hybrid 5-wood']);
  });

  it('name the clubs with too few shots', () => {
    const { clubs, gaps, open } = bag(['driver', carry(220)], ['7-iron', carry(150, 3)]);
    expect(clubs).toHaveLength(1);
    expect(gaps).toEqual([]);
    expect(open).toEqual(['7-iron']);
  });

  it('of any bag are never negative, and each club is listed once', () => {
    const average = fc.record({
      n: fc.integer({ min: 0, max: 60 }),
      leftOut: fc.constant(0),
      mean: fc.option(fc.double({ min: 0, max: 300, noNaN: true })),
      standardDeviation: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
    });
    const entries = fc.uniqueArray(fc.record({ club: fc.constantFrom(...clubSchema.options), carry: average }), {
      selector: ({ club }) => club,
    });
    fc.assert(
      fc.property(entries, (all) => {
        const found = findGaps(all);
        expect(found.clubs.length + found.open.length).toBe(all.length);
        expect(found.gaps).toHaveLength(Math.max(0, found.clubs.length - 1));
        for (const { gapYd } of found.gaps) expect(gapYd).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
