import { type BallAverages, ballNumberNames, type Club, clubSchema } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { type ReferenceGroup, referenceGroups } from '../launch-monitor/reference-groups.ts';
import { compareWithGroup } from './compare-with-group.ts';

const averagesWith = (parts: Partial<BallAverages>): BallAverages => ({
  ...(Object.fromEntries(
    ballNumberNames.map((name) => [name, { n: 0, leftOut: 0, mean: null, standardDeviation: null }]),
  ) as BallAverages),
  ...parts,
});
const average = (mean: number, standardDeviation = 2, n = 30) => ({ n, leftOut: 0, mean, standardDeviation });
const placeOf = (clubSpeedMph: BallAverages['clubSpeedMph']) =>
  compareWithGroup(averagesWith({ clubSpeedMph }), 'driver', 'amateur-men')[0]?.place;

describe('a golfer beside a group', () => {
  it.each([
    [94, 'level'],
    [94.5, 'level'],
    [95, 'above'],
    [93, 'below'],
  ])('with a club speed of %d mph beside 94 is %s', (mean, place) => {
    expect(placeOf(average(mean))).toBe(place);
  });

  it('is open with too few shots, and has nothing without a number', () => {
    expect(placeOf(average(80, 2, 3))).toBe('open');
    expect(compareWithGroup(averagesWith({}), 'driver', 'amateur-men')).toEqual([]);
  });

  it('reads the amateur half of the table, and says what is an estimate', () => {
    const all = averagesWith({ clubSpeedMph: average(78), spinRpm: average(3_400, 300), carryYd: average(220) });
    const read = (club: Club, group: ReferenceGroup) =>
      compareWithGroup(all, club, group).map(({ name, reference, isEstimate }) => ({ name, reference, isEstimate }));
    expect(read('driver', 'amateur-women')).toEqual([
      { name: 'clubSpeedMph', reference: 79, isEstimate: false },
      { name: 'spinRpm', reference: 3_287, isEstimate: false },
    ]);
    expect(read('7-iron', 'amateur-men')).toEqual([{ name: 'clubSpeedMph', reference: 78, isEstimate: true }]);
    expect(read('driver', 'pga')).toContainEqual({ name: 'carryYd', reference: 275, isEstimate: false });
    expect(read('sand-wedge', 'pga')).toContainEqual({ name: 'carryYd', reference: 105, isEstimate: true });
  });

  it('has a club speed and a smash factor for each club and group', () => {
    const all = averagesWith({ clubSpeedMph: average(80), smashFactor: average(1.3, 0.05) });
    for (const club of clubSchema.options) {
      for (const group of referenceGroups) expect(compareWithGroup(all, club, group)).toHaveLength(2);
    }
  });
});
