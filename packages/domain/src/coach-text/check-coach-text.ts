import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import type { AnalysisTexts } from '../text/write-texts.ts';
import { checkSentence, checkWording, numbersOf } from './check-sentence.ts';
import { type CoachEvidence, type CoachFact, sentencesOf } from './evidence-of.ts';

/** Most sentences of the paragraph that says what to work on. */
export const maxRecommendations = 6;

/** What is wrong with a language model's answer, one line each; empty when all of it rests on the evidence. */
export function checkCoachText(answer: CoachAnswer, evidence: CoachEvidence): string[] {
  const strengths = evidence.facts.filter(({ kind }) => kind === 'strength');
  const weaknesses = evidence.facts.filter(({ kind }) => kind === 'weakness');
  const launchMonitor = evidence.facts.filter(({ kind }) => kind === 'launch-monitor');
  const measurements = evidence.facts.filter(({ kind }) => kind === 'measurement');
  const assessment = answer.launchMonitorAssessment;
  const problems = [
    ...checkEach('recommendations', answer.recommendations, [...strengths, ...weaknesses, ...measurements], evidence),
    ...checkList('strengths', answer.strengths, strengths, evidence),
    ...checkList('weaknesses', answer.weaknesses, weaknesses, evidence),
    ...checkEach('launchMonitorAssessment', assessment ?? [], launchMonitor, evidence),
  ];
  const [priority] = weaknesses;
  const said = answer.recommendations;
  if (said.length === 0 || said.length > maxRecommendations) {
    problems.push(`recommendations: 1 to ${maxRecommendations} sentences, not ${said.length}`);
  }
  if (priority && !said[0]?.evidence.includes(priority.id)) {
    problems.push(`recommendations: the first sentence has to be about ${priority.id}`);
  }
  if ((assessment === null || assessment.length === 0) !== (launchMonitor.length === 0)) {
    problems.push('launchMonitorAssessment: null when and only when there are no launch-monitor facts');
  }
  if ((assessment?.length ?? 0) > launchMonitor.length)
    problems.push('launchMonitorAssessment: more sentences than facts');
  return problems;
}

/** Every finding once, in order, and nothing else. */
function checkList(part: string, said: readonly CoachSentence[], facts: readonly CoachFact[], evidence: CoachEvidence) {
  const problems = checkEach(part, said, facts, evidence);
  const cited = said.map((sentence) => sentence.evidence.join('+')).join();
  if (cited !== facts.map(({ id }) => id).join()) {
    problems.push(
      `${part}: one sentence for each of these, in this order: ${facts.map(({ id }) => id).join(', ') || 'none'}`,
    );
  }
  return problems;
}

/** A sentence stands on facts of its part alone, and never on a strength and a weakness at once. */
function checkEach(
  part: string,
  said: readonly CoachSentence[],
  allowed: readonly CoachFact[],
  { club }: CoachEvidence,
): string[] {
  return said.flatMap(({ text, evidence: ids }, index) => {
    const cited = allowed.filter(({ id }) => ids.includes(id));
    const problems = checkSentence(text, statementsOf(cited), club);
    const unknown = ids.filter((id) => !allowed.some((fact) => fact.id === id));
    if (unknown.length > 0) problems.push('cites evidence that does not exist here');
    if (ids.length === 0) problems.push('cites no evidence');
    if (new Set(cited.map(({ kind }) => kind).filter((kind) => kind !== 'measurement')).size > 1) {
      problems.push('mixes a strength with a weakness');
    }
    return problems.map((problem) => `${part}[${index}]: ${problem}`);
  });
}

const statementsOf = (facts: readonly CoachFact[]): string[] =>
  facts.flatMap(({ statement, cue }) => (cue ? [statement, cue] : [statement]));

/** The same checks of numbers, clubs and claims on a finished text, whoever wrote it. */
export function checkTexts(texts: AnalysisTexts, evidence: CoachEvidence): string[] {
  const held = numbersOf(statementsOf(evidence.facts), evidence.club);
  const parts = [texts.recommendations, ...texts.swingStrengths, ...texts.swingWeaknesses, ...texts.keyIssues];
  if (texts.launchMonitorAssessment) parts.push(texts.launchMonitorAssessment);
  return parts
    .flatMap(sentencesOf)
    .flatMap((text) => checkWording(text, held, evidence.club).map((problem) => `"${text}": ${problem}`));
}
