import type { Measured } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { findAllFindings, findFindings } from '../find-findings.ts';
import { type Band, isWithin } from '../targets/bands.ts';
import { ruleNames } from './rule-names.ts';
import { findingRules } from './rules.ts';

describe('within ± of a limit no rule holds', () => {
  const edges = ruleNames.flatMap((name) => {
    const rule = findingRules[name];
    return Object.entries(rule.appliesWithin).map(([side, edge]) => ({
      name,
      rule,
      edge,
      inward: /above|from/.test(side) ? 1 : -1,
    }));
  });
  const width = ({ above, below, from, upTo }: Band): number =>
    (below ?? upTo ?? Number.POSITIVE_INFINITY) - (above ?? from ?? Number.NEGATIVE_INFINITY);

  it.each(edges.map((edge) => [edge.name, edge.edge, edge] as const))(
    '%s at %f',
    (_, __, { name, rule, edge, inward }) => {
      const holds = (value: number, plusMinus: number, more: Partial<Measured> = {}) =>
        findAllFindings({ [rule.measurement]: measured(value, plusMinus, more) }).some((f) => f.rule === name);
      fc.assert(
        fc.property(
          fc.double({ min: 0.2, max: 30, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (bar, share) => {
            // The truth may lie beyond the edge: on it, or anywhere up to just short of the whole ±.
            expect(holds(edge + inward * bar * share * 0.999, bar)).toBe(false);
            expect(holds(edge - inward * bar * share, bar)).toBe(false);
            // Known from the wrong side only.
            expect(holds(edge + inward * 2 * bar, 0, { bound: inward > 0 ? 'at-most' : 'at-least' })).toBe(false);
          },
        ),
      );
      const small = Math.min(0.2, width(rule.appliesWithin) / 4);
      expect(isWithin(measured(edge + inward * small * 1.01, small), rule.appliesWithin)).toBe(true);
    },
  );

  it('holds for the words within the texts', () => {
    const sways = (value: number, plusMinus: number) =>
      findFindings({ pelvisSwayBh: measured(value, plusMinus) })[0]?.text;
    expect(sways(8, 2)).toContain('Your pelvis sways away');
    expect(sways(8.1, 2)).toContain('Your pelvis clearly sways away');
    expect(sways(12, 2)).toContain('clearly');
    expect(sways(12.1, 2)).toContain('sways far away');
  });
});
