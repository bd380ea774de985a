import { type Club, clubSchema, type Finding } from '@trueswing/contracts';
import { assessLaunchMonitor } from '../launch-monitor/assess-launch-monitor.ts';
import { type WriteTextsInput, writeTexts } from '../text/write-texts.ts';

/** The parts of a result that a language model may word. */
export const coachParts = ['recommendations', 'strengths', 'weaknesses'] as const;
export type CoachPart = (typeof coachParts)[number];

/** A sentence of our writer, which another may say in other words. */
export interface CoachFact {
  /** Rule of a finding, or "advice-1". */
  readonly id: string;
  readonly part: CoachPart;
  readonly statement: string;
}

/** All that may be worded, in the order in which it is told, and every statement whose numbers a text may tell. */
export interface CoachEvidence {
  readonly club: Club;
  readonly facts: readonly CoachFact[];
  readonly statements: readonly string[];
}

/**
 * Gathers our own sentences of an analysis: nothing that a golfer typed as text comes in. Launch-monitor sentences are
 * among the statements and not among the facts, since they are never re-worded.
 */
export function evidenceOf(input: WriteTextsInput): CoachEvidence {
  const club = clubSchema.parse(input.club);
  const texts = writeTexts(input);
  const shown = (kind: Finding['kind'], part: CoachPart, told: readonly string[]): CoachFact[] =>
    input.findings
      .filter((finding) => finding.kind === kind && told.includes(finding.text))
      .map(({ rule, text }) => ({ id: rule, part, statement: text }));
  const advice = sentencesOf(texts.recommendations).map(
    (statement, index): CoachFact => ({ id: `advice-${index + 1}`, part: 'recommendations', statement }),
  );
  const assessment = input.launchMonitor ? assessLaunchMonitor(input.launchMonitor, club, input.handedness) : null;
  return {
    club,
    facts: [
      ...advice,
      ...shown('strength', 'strengths', texts.swingStrengths),
      ...shown('weakness', 'weaknesses', texts.swingWeaknesses),
    ],
    statements: [
      ...input.findings.flatMap(({ text, cue }) => (cue ? [text, cue] : [text])),
      ...sentencesOf(assessment ?? ''),
    ],
  };
}

/** Sentences of a paragraph of ours; a decimal point ends none. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean);
