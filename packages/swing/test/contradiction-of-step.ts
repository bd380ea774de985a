import type { Measurements } from '@trueswing/contracts';
import { isMeasured } from '../src/3-measure/measured-swing.ts';
import { isBodyNumber, isDial } from '../src/3-measure/measurements.table.ts';
import { describeBodyRow } from '../src/4-judge/body/describe-body-row.ts';
import { findingRules } from '../src/4-judge/rules/rules.ts';
import { chanceWithin, faultShare, withInterval } from '../src/4-judge/targets/bands.ts';
import { judgeTarget } from '../src/4-judge/targets/judge-target.ts';
import { dialScales } from '../src/4-judge/targets/mobility-scales.ts';
import type { Verdict } from '../src/5-advise/verdict/verdict.ts';

/**
 * Says what contradicts a step of the body: its measurement is not likely enough off its target, or the row or the dial beside it
 * does not call it so. Null if nothing does, or the step is none of the body.
 */
export function contradictionOfStep(verdict: Verdict, measurements: Measurements): string | null {
  if (verdict.kind !== 'body') return null;
  const { measurement, rule } = verdict;
  const measured = measurements[measurement];
  if (!isMeasured(measured)) return `${rule}: ${measurement} was not measured`;
  const chance = Math.min(verdict.chance, chanceWithin(measured, findingRules[rule].appliesWithin));
  if (chance < faultShare) return `${rule}: ${measurement} is off its target with ${chance}`;
  const mark = isBodyNumber(measurement) ? describeBodyRow(measurement, measured, null)?.mark : 'fault';
  if (mark !== 'fault') return `${rule}: the row of ${measurement} says ${mark}`;
  const dial = isDial(measurement) ? judgeTarget(withInterval(measured), dialScales[measurement]) : null;
  return dial && !/(?:below|above)-target$/.test(dial) ? `${rule}: the dial of ${measurement} says ${dial}` : null;
}
