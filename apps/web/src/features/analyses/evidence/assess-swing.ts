import { type Finding, measurementNameSchema, type SwingAnalysis } from '@trueswing/contracts';
import {
  describeRule,
  type EvidenceNumber,
  isMeasured,
  isStillFound,
  readEvidence,
  type Stature,
} from '@trueswing/swing';
import { dialsOf } from '../dial-subjects.ts';
import { maxWeaknesses } from '../max-weaknesses.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { type Moment, momentOf } from './moment-of.ts';

/** A strength or weakness with all that it rests on. */
export interface AssessedFinding {
  readonly finding: Finding;
  readonly rule: string;
  /** Two or three words. */
  readonly title: string;
  /** One clause without numbers. */
  readonly brief: string;
  /** Why it matters; empty for a strength. */
  readonly reason: string;
  /** As the writer of the analysis put it. */
  readonly sentence: string;
  readonly drill: string | undefined;
  readonly exercises: readonly string[];
  readonly numbers: readonly EvidenceNumber[];
  readonly moment: Moment | null;
  readonly source: string;
}

/** The strengths, and what to work on, each with its evidence: the written sentences stand in the order of the findings. */
export function assessSwing(analysis: SwingAnalysis, details: FinishedDetails, stature: Stature | null) {
  const assess = (kind: Finding['kind'], sentences: readonly string[]): AssessedFinding[] =>
    details.findings
      .filter((finding) => finding.kind === kind)
      .slice(0, sentences.length)
      .map((finding, index) => {
        const { rule, text, cue, source, evidence } = finding;
        const about = describeRule(rule);
        const names = evidence.flatMap(({ measurement }) => measurementNameSchema.safeParse(measurement).data ?? []);
        const [first] = names;
        return {
          finding,
          rule,
          source,
          drill: cue,
          title: about?.title ?? text,
          brief: about?.brief ?? '',
          reason: about?.reason ?? '',
          exercises: about?.exercises ?? [],
          sentence: sentences[index] ?? text,
          numbers: names.flatMap((name, nth) => {
            const measurement = details.measurements[name];
            if (!isMeasured(measurement)) return [];
            return [readEvidence(name, measurement, evidence[nth]?.norm ?? '', stature)];
          }),
          moment: first ? momentOf(analysis, details, first) : null,
        };
      });
  const isOfToday = ({ finding }: AssessedFinding) => isStillFound(finding, details.measurements);
  const strengths = assess('strength', analysis.swingStrengths).filter(isOfToday);
  const notOnDials = strengths.filter(({ rule }) => !dialRules(details).has(rule));
  const faults = assess('weakness', analysis.swingWeaknesses).filter(isOfToday);
  return {
    /** Those that the dials do not show already, if there are any. */
    strengths: notOnDials.length > 0 ? notOnDials : strengths,
    weaknesses: faults.slice(0, maxWeaknesses),
  };
}

/** The rules of findings that rest on a number with a dial. */
const dialRules = ({ findings, measurements }: FinishedDetails): ReadonlySet<string> => {
  const dials = dialsOf(measurements);
  const onDials = findings.filter(({ evidence: [first] }) => dials.some(({ name }) => name === first?.measurement));
  return new Set(onDials.map(({ rule }) => rule));
};
