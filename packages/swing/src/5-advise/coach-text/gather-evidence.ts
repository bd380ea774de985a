import { type Club, clubSchema, type Measured, type Measurements } from '@trueswing/contracts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import { isDial, type MeasurementRow, measurementRows } from '../../3-measure/measurements.table.ts';
import {
  type Evidence,
  type FindingRule,
  gatherEvidence,
  type RuleFinding,
  sizeOf,
} from '../../4-judge/rules/finding-rule.ts';
import type { RuleName } from '../../4-judge/rules/rule-names.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { maxStrengths, type WriteTextsInput } from '../text/write-texts.ts';

/** A finding as the language model gets it: our sentence, and the slots that stand for what is true of it. */
export interface CoachFinding {
  readonly id: RuleName;
  readonly kind: 'strength' | 'weakness';
  /** Our own sentence about it. */
  readonly says: string;
  /** Whether our sentence says "likely": then the model's must, too. */
  readonly isLikely: boolean;
  /** Each slot by its name, and what it becomes. */
  readonly slots: Readonly<Record<string, string>>;
}

/** All that a language model gets of an analysis: the findings that the golfer is shown, the priority first. */
export interface CoachEvidence {
  readonly club: Club;
  readonly findings: readonly CoachFinding[];
}

/** The evidence of an analysis. It holds no text that a golfer entered, and nothing of the launch monitor. */
export function gatherCoachEvidence({ findings, measurements, club }: WriteTextsInput): CoachEvidence {
  const weaknesses = findings.filter(({ kind }) => kind === 'weakness');
  const strengths = findings.filter(({ kind }) => kind === 'strength').slice(0, maxStrengths);
  return {
    club: clubSchema.parse(club),
    findings: [...weaknesses, ...strengths].map((finding) =>
      describe(finding, measurements, finding === weaknesses[0]),
    ),
  };
}

function describe(finding: RuleFinding, measurements: Measurements, isPriority: boolean): CoachFinding {
  const { kind, measurement } = findingRules[finding.rule];
  const measured = measurements[measurement];
  const evidence = isMeasured(measured) ? gatherEvidence(findingRules[finding.rule], measured, measurements) : null;
  const isLikely = evidence !== null && evidence.likely !== '';
  return {
    id: finding.rule,
    kind,
    says: finding.text,
    isLikely,
    slots: {
      ...slotsOfFinding(finding, isPriority, evidence),
      ...(isMeasured(measured) && slotsOfReading(finding, measured)),
    },
  };
}

/** The advice says what to do "first", so that only the priority has one. */
function slotsOfFinding(finding: RuleFinding, isPriority: boolean, evidence: Evidence | null): Record<string, string> {
  const rule: FindingRule = findingRules[finding.rule];
  const place = evidence?.place.replace(/^likely /, '');
  const placed = rule.kind === 'strength' && place ? rule.placed?.(place) : undefined;
  const clause = placed ?? lowerFirst(rule.brief.replace(/\.$/, ''));
  const [advice] = isPriority && rule.kind === 'weakness' ? rule.priorityAdvice : [];
  return {
    [`finding:${finding.rule}`]: evidence?.likely ? `it is likely that ${clause}` : clause,
    [`topic:${finding.rule}`]: rule.topic,
    ...(advice ? { [`advice:${finding.rule}`]: advice } : {}),
    ...(finding.cue ? { [`cue:${finding.rule}`]: finding.cue } : {}),
  };
}

/** "hipRotation": the golfer's value; "compare:short-hip-turn": the value beside its target or what is usual. Directions are in words. */
function slotsOfReading({ rule }: RuleFinding, measured: Measured): Record<string, string> {
  const { measurement: name, norm } = findingRules[rule];
  const subject = name.replace(/(?:Deg|Bh|Hw|S|Ratio)$/, '');
  const reading = `${sizeOf(measured, name)}${whatFollows[measurementRows[name].unit]}`;
  const usual = norm.replace(' of body height', '');
  // A value on the other side of address would look as if it lay within the range.
  const side = Math.round(measured.value) < 0 ? (sidesBelowZero[rule] ?? '') : '';
  const beside = isDial(name) ? `against a target of ${usual}` : `where ${usual} is usual`;
  return { [subject]: reading, [`compare:${rule}`]: `${reading}${side}, ${beside}` };
}

/** The side of a value below zero, where neither the clause of the finding says it nor both sides are usual alike. */
const sidesBelowZero: Readonly<Partial<Record<RuleName, string>>> = {
  'hangs-back': ' farther from the target',
  'hands-drop-inside': ' inside',
  'hips-stay-back': ' farther from the ball',
};

/** Texts that follow a reading in a sentence. */
const whatFollows: Readonly<Record<MeasurementRow['unit'], string>> = {
  degrees: '',
  '% of body height': ' of your height',
  'hip widths': ' hip widths',
  seconds: '',
  ratio: ' to 1',
};

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
