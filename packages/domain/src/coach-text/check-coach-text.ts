import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { checkSentence } from './check-sentence.ts';
import type { CoachEvidence } from './gather-evidence.ts';

export interface CheckedAnswer {
  /** The texts that a golfer may read. */
  readonly accepted: CoachAnswer;
  /** What is wrong with the others, one line each. */
  readonly problems: readonly string[];
}

const maxAdvice = 6;
const maxOfFinding = 3;

/**
 * Checks a language model's answer text by text: the advice is one, and so is what is said of each finding. A text is
 * accepted if none of its sentences has a problem.
 */
export function checkCoachText(answer: CoachAnswer, evidence: CoachEvidence): CheckedAnswer {
  const problems: string[] = [];
  const accept = (part: keyof CoachAnswer, sentences: readonly CoachSentence[], more: readonly string[]) => {
    const found = [...more, ...sentences.flatMap((sentence) => checkSentence(sentence, part, evidence))];
    problems.push(...found.map((problem) => `${part}: ${problem}`));
    return found.length === 0 ? sentences : [];
  };
  const acceptByFinding = (part: 'strengths' | 'weaknesses'): CoachSentence[] =>
    [...new Set(answer[part].map(({ findings }) => findings[0]))].flatMap((id) => {
      const sentences = answer[part].filter(({ findings }) => findings[0] === id);
      return accept(part, sentences, sentences.length > maxOfFinding ? [`too many sentences about ${id}`] : []);
    });
  return {
    accepted: {
      advice: [...accept('advice', answer.advice, checkAdvice(answer.advice, evidence))],
      strengths: acceptByFinding('strengths'),
      weaknesses: acceptByFinding('weaknesses'),
    },
    problems,
  };
}

function checkAdvice(advice: readonly CoachSentence[], { findings: [first] }: CoachEvidence): string[] {
  if (advice.length === 0) return ['is missing'];
  if (advice.length > maxAdvice) return ['too many sentences'];
  const isFirst = first?.kind !== 'weakness' || advice[0]?.findings.includes(first.id);
  return isFirst ? [] : [`must begin with the priority, ${first.id}`];
}
