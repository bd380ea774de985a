import type { Finding, Measured, MeasurementName, Measurements } from '@trueswing/contracts';
import { formatMeasurement, type Unit } from '../text/format-measurement.ts';
import { type FindingRule, findingRules } from './rules.ts';

/** Three things are the most that a golfer can work on. */
export const maxWeaknesses = 3;
/** Below this confidence a measurement is shown but nothing is concluded from it. */
const minConfidence = 0.3;

/**
 * What the measurements support, the weightiest first: at most three weaknesses, the first of which is the priority,
 * and the strengths. Withheld measurements and values that do not leave their own ± say nothing.
 */
export function findFindings(measurements: Measurements): Finding[] {
  const findings = findingRules.flatMap((rule): Finding[] => {
    const measurement = measurements[rule.measurement];
    if (!measurement || !('value' in measurement) || measurement.confidence < minConfidence) return [];
    return rule.holds(measurement) ? [toFinding(rule, measurement)] : [];
  });
  const byWeight = findings.sort((a, b) => b.weight - a.weight || a.rule.localeCompare(b.rule));
  const weaknesses = byWeight.filter((finding) => finding.kind === 'weakness').slice(0, maxWeaknesses);
  const strengths = byWeight.filter((finding) => finding.kind === 'strength');
  return [...weaknesses, ...strengths];
}

function toFinding(rule: FindingRule, measured: Measured): Finding {
  const magnitude =
    rule.measurement === 'spineAngleChangeDeg' ? { ...measured, value: Math.abs(measured.value) } : measured;
  return {
    rule: rule.rule,
    kind: rule.kind,
    weight: Math.round(rule.weight * measured.confidence * 100) / 100,
    text: rule.text(formatMeasurement(magnitude, unitOf(rule.measurement)), measured),
    ...(rule.cue ? { cue: rule.cue } : {}),
    evidence: [
      { measurement: rule.measurement, value: measured.value, plusMinus: measured.plusMinus, norm: rule.norm },
    ],
    source: rule.source,
  };
}

function unitOf(name: MeasurementName): Unit {
  if (name.endsWith('Deg')) return '°';
  if (name.endsWith('Bh')) return ' %';
  return name.endsWith('S') ? ' s' : '';
}
