import { type Club, clubSchema, type Finding } from '@trueswing/contracts';
import { assessLaunchMonitor } from '../launch-monitor/assess-launch-monitor.ts';
import { type WriteTextsInput, writeTexts } from '../text/write-texts.ts';

/** The parts of a result that a language model may reword. */
export const coachParts = ['recommendations', 'strengths', 'weaknesses'] as const;
export type CoachPart = (typeof coachParts)[number];

/** A sentence of our writer that a language model may reword. */
export interface CoachFact {
  /** Rule of a finding, or "advice-1". */
  readonly id: string;
  readonly part: CoachPart;
  readonly statement: string;
}

/** The sentences that may be reworded, in display order, and every statement whose numbers a text may contain. */
export interface CoachEvidence {
  readonly club: Club;
  readonly facts: readonly CoachFact[];
  readonly statements: readonly string[];
}

/**
 * Collects our own sentences of an analysis. No text that a golfer entered is included. Launch-monitor sentences are
 * statements but not facts, since they are never reworded.
 */
export function evidenceOf(input: WriteTextsInput): CoachEvidence {
  const club = clubSchema.parse(input.club);
  const written = writeTexts(input);
  const shown = (kind: Finding['kind'], part: CoachPart, texts: readonly string[]): CoachFact[] =>
    input.findings
      .filter((finding) => finding.kind === kind && texts.includes(finding.text))
      .map(({ rule, text }) => ({ id: rule, part, statement: text }));
  const advice = sentencesOf(written.recommendations).map(
    (statement, index): CoachFact => ({ id: `advice-${index + 1}`, part: 'recommendations', statement }),
  );
  const assessment = input.launchMonitor ? assessLaunchMonitor(input.launchMonitor, club, input.handedness) : null;
  return {
    club,
    facts: [
      ...advice,
      ...shown('strength', 'strengths', written.swingStrengths),
      ...shown('weakness', 'weaknesses', written.swingWeaknesses),
    ],
    statements: [
      ...input.findings.flatMap(({ text, cue }) => (cue ? [text, cue] : [text])),
      ...sentencesOf(assessment ?? ''),
    ],
  };
}

/** The sentences of one of our paragraphs. A decimal point does not end a sentence. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean);
