import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import type { AnalysisTexts } from '../text/write-texts.ts';
import { checkRewording, checkWording, numbersOf } from './check-sentence.ts';
import { type CoachEvidence, type CoachFact, type CoachPart, coachParts, sentencesOf } from './evidence-of.ts';

/** Problems of a language model's answer, one line each; empty if it says exactly what our sentences say. */
export const checkCoachText = (answer: CoachAnswer, { facts }: CoachEvidence): string[] =>
  coachParts.flatMap((part) =>
    checkPart(
      part,
      answer[part],
      facts.filter((fact) => fact.part === part),
    ),
  );

/**
 * Requires each of our sentences once, in our order: the priority comes first, headings belong to their weaknesses, and
 * advice refers back. Only strengths may be reordered.
 */
function checkPart(part: CoachPart, said: readonly CoachSentence[], facts: readonly CoachFact[]): string[] {
  const inOrder = (ids: string[]): string => (part === 'strengths' ? ids.sort() : ids).join();
  if (inOrder(facts.map(({ id }) => id)) !== inOrder(said.map(({ id }) => id))) {
    return [`${part}: one sentence for each of these: ${facts.map(({ id }) => id).join(', ') || 'none'}`];
  }
  const problems: string[] = [];
  for (const { id, text } of said) {
    const fact = facts.find((candidate) => candidate.id === id);
    if (fact) problems.push(...checkRewording(text, fact).map((problem) => `${part}, ${id}: ${problem}`));
  }
  return problems;
}

/** Checks numbers, clubs and claims of a finished text by any writer. */
export function checkTexts(texts: AnalysisTexts, { statements, club }: CoachEvidence): string[] {
  const held = numbersOf(statements, club);
  const parts = [texts.recommendations, ...texts.swingStrengths, ...texts.swingWeaknesses, ...texts.keyIssues];
  if (texts.launchMonitorAssessment) parts.push(texts.launchMonitorAssessment);
  return parts
    .flatMap(sentencesOf)
    .flatMap((text) => checkWording(text, held, club).map((problem) => `"${text}": ${problem}`));
}
