import { expect, it } from 'vitest';
import { bodyNumberNames, measurementRows } from '../../3-measure/measurements.table.ts';
import { findingRules } from '../rules/rules.ts';
import { isWithin } from '../targets/bands.ts';
import { usualRangeOf } from './usual-range.ts';

it.each([
  ['pelvisSwayBh', { from: -4, upTo: 4, isTour: true }],
  ['pelvisSlideBh', { from: 2, upTo: 12, isTour: true }],
  ['headMovementBh', { upTo: 9, isTour: true }],
  ['headLiftAtTopBh', { from: -4, isTour: true }],
  ['earlyExtensionBh', { upTo: 2, isTour: true }],
  ['spineAngleChangeDeg', { from: -8, upTo: 8, isTour: false }],
  ['stanceWidthHw', { from: 1.5, upTo: 3, isTour: true }],
  ['trailKneeFlexDeg', { from: 15, upTo: 45, isTour: false }],
  ['leadKneeFlexDeg', null],
] as const)('%s: %j', (name, range) => {
  expect(usualRangeOf(name)).toEqual(range);
});

it('of every number with a bar lies on the bar, and no fault lies in it', () => {
  for (const name of bodyNumberNames) {
    const [range, scale] = [usualRangeOf(name), measurementRows[name].scale];
    expect([name, range !== null]).toEqual([name, scale !== undefined]);
    if (!range || !scale) continue;
    const { from = scale[0], upTo = scale[1] } = range;
    expect([name, scale[0] <= from && from < upTo && upTo <= scale[1]]).toEqual([name, true]);
    for (const { kind, measurement, appliesWithin } of Object.values(findingRules)) {
      if (kind === 'strength' || measurement !== name) continue;
      const middle = { value: (from + upTo) / 2, plusMinus: 0, at: 'top', confidence: 1 } as const;
      expect([name, isWithin(middle, appliesWithin)]).toEqual([name, false]);
    }
  }
});
