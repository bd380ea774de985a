import { type Club, clubSchema, type Finding, type Measurements, measurementNames } from '@trueswing/contracts';
import { minConfidence } from '../findings/finding-rule.ts';
import { assessLaunchMonitor } from '../launch-monitor/assess-launch-monitor.ts';
import { formatMeasurement, unitOf } from '../text/format-measurement.ts';
import type { WriteTextsInput } from '../text/write-texts.ts';

/** Something that a text may say, and what it may be used for. */
export interface CoachFact {
  /** Rule of a finding, name of a measurement, or "launch-monitor-1". */
  readonly id: string;
  readonly kind: 'strength' | 'weakness' | 'measurement' | 'launch-monitor';
  readonly statement: string;
  readonly cue?: string;
}

/** All that a text may rest on; what is withheld or of little confidence is not in it. */
export interface CoachEvidence {
  readonly club: Club;
  readonly facts: readonly CoachFact[];
}

/**
 * Gathers the facts of an analysis. Only our own sentences, typed numbers and the club's name of the catalogue come in:
 * nothing that a golfer typed as text.
 */
export function evidenceOf(input: WriteTextsInput): CoachEvidence {
  const club = clubSchema.parse(input.club);
  const assessment = input.launchMonitor ? assessLaunchMonitor(input.launchMonitor, club, input.handedness) : null;
  const facts = [
    ...input.findings.flatMap(factOfFinding),
    ...factsOfMeasurements(input.measurements),
    ...sentencesOf(assessment ?? '').map(
      (statement, index): CoachFact => ({ id: `launch-monitor-${index + 1}`, kind: 'launch-monitor', statement }),
    ),
  ];
  return { club, facts };
}

function factOfFinding({ rule, kind, text, cue }: Finding): CoachFact[] {
  return kind === 'note' ? [] : [{ id: rule, kind, statement: text, ...(cue ? { cue } : {}) }];
}

/** Openings at impact are not told, whatever they read. */
const untold = /Open/;

const factsOfMeasurements = (measurements: Measurements): CoachFact[] =>
  measurementNames.flatMap((name): CoachFact[] => {
    const measurement = measurements[name];
    if (!measurement || !('value' in measurement) || measurement.confidence < minConfidence || untold.test(name))
      return [];
    const label = name.replace(/(?:Deg|Bh|Hw|S)$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const of = name.endsWith('Bh') ? ' of body height' : '';
    const subject = label.replace('x factor', 'X-factor');
    return [
      { id: name, kind: 'measurement', statement: `${subject}: ${formatMeasurement(measurement, unitOf(name))}${of}.` },
    ];
  });

/** Sentences of a paragraph of ours; a decimal point ends none. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean);
