import { type Finding, type MeasurementName, type Measurements, measurementNames } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { isBodyNumber, measurementRows } from '../../3-measure/measurements.table.ts';
import { findFindings } from '../find-findings.ts';
import { type BodyGroup, chooseBodyRows, maxBodyRows } from './choose-body-rows.ts';

const faceOn: Measurements = {
  stanceWidthHw: measured(2.1, 0.3),
  pelvisSwayBh: measured(1, 2),
  sideBendAtTopDeg: measured(9, 6),
  headLiftAtTopBh: measured(-1, 2),
  headSidewaysAtTopBh: measured(1, 2),
  pelvisSlideBh: measured(7, 3),
  headMovementBh: measured(4, 2),
  headLiftAtImpactBh: measured(-2, 2),
  leadArmBendAtImpactDeg: measured(35, 0, { bound: 'at-most' }),
  finishSwayBh: measured(1, 2),
};
const weakness = (measurement: MeasurementName, weight: number): Finding => ({
  rule: 'a-rule',
  kind: 'weakness',
  weight,
  text: '',
  source: '',
  evidence: [{ measurement, value: 0 }],
});
const namesOf = (groups: readonly { names: readonly string[] }[]) => groups.flatMap(({ names }) => names);
const rowsOf = (measurements: Measurements, findings: Finding[] = []) => chooseBodyRows(measurements, findings).rows;

describe('the rows', () => {
  it('are spread over the moments where nothing is to be worked on', () => {
    expect(rowsOf(faceOn)).toEqual([
      { moment: 'address', names: ['stanceWidthHw'] },
      { moment: 'top', names: ['pelvisSwayBh', 'sideBendAtTopDeg', 'headLiftAtTopBh'] },
      { moment: 'impact', names: ['pelvisSlideBh', 'headMovementBh'] },
    ]);
  });

  it('begin with what is to be worked on, at the finish too', () => {
    const findings = [weakness('finishSwayBh', 0.5), weakness('headLiftAtImpactBh', 0.6)];
    expect(rowsOf(faceOn, findings)).toEqual([
      { moment: 'address', names: ['stanceWidthHw'] },
      { moment: 'top', names: ['pelvisSwayBh', 'sideBendAtTopDeg'] },
      { moment: 'impact', names: ['pelvisSlideBh', 'headLiftAtImpactBh'] },
      { moment: 'finish', names: ['finishSwayBh'] },
    ]);
  });

  it('leave a bound for the end, and what has little confidence out', () => {
    const { headLiftAtTopBh: _lift, ...fewer } = faceOn;
    expect(namesOf(rowsOf(fewer))).not.toContain('leadArmBendAtImpactDeg');
    const few: Measurements = {
      leadArmBendAtImpactDeg: measured(35, 0, { bound: 'at-most' }),
      pelvisSwayBh: measured(1, 2),
    };
    expect(namesOf(rowsOf(few))).toEqual(['pelvisSwayBh', 'leadArmBendAtImpactDeg']);
    const unsure = { ...few, pelvisSwayBh: measured(1, 2, { confidence: 0.2 }) };
    expect(namesOf(rowsOf(unsure))).toEqual(['leadArmBendAtImpactDeg']);
  });

  it('hold neither a turn nor the tempo, which have pictures', () => {
    const { rows, rest } = chooseBodyRows({ shoulderTurnDeg: measured(90), tempoRatio: measured(3, 0.3) }, []);
    expect([rows, rest]).toEqual([[], []]);
  });
});

it('shows every measured number once, at most six of them as rows, each fault first', () => {
  const anyMeasurements = fc.dictionary(
    fc.constantFrom(...measurementNames),
    fc.oneof(
      fc.constant({ withheld: 'Not seen.' }),
      fc.double({ min: -40, max: 60, noNaN: true }).map((value) => measured(value, 2)),
    ),
  ) as fc.Arbitrary<Measurements>;
  fc.assert(
    fc.property(anyMeasurements, (measurements) => {
      const findings = findFindings(measurements);
      const { rows, rest } = chooseBodyRows(measurements, findings);
      const [shown, folded] = [namesOf(rows), namesOf(rest)];
      expect(shown.length).toBeLessThanOrEqual(maxBodyRows);
      const seen = Object.entries(measurements).filter(([name, each]) => isBodyNumber(name) && 'value' in each);
      expect([...shown, ...folded].sort()).toEqual(seen.map(([name]) => name).sort());
      for (const { kind, evidence } of findings) {
        const name = evidence[0]?.measurement ?? '';
        if (kind === 'weakness' && isBodyNumber(name)) expect(shown).toContain(name);
      }
      for (const { moment, names } of [...rows, ...rest] satisfies BodyGroup[]) {
        for (const name of names) expect(measurementRows[name].moment).toBe(moment);
      }
    }),
  );
});
