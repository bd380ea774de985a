import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { joinAdvice } from '../text/write-recommendations.ts';
import type { AnalysisTexts, WriteTextsInput } from '../text/write-texts.ts';
import { chooseVerdict } from '../verdict/choose-verdict.ts';
import type { CoachEvidence, CoachFinding } from './gather-evidence.ts';

/** A slot in a sentence: "{hipRotation}", "{finding:sway}". */
export const slotPattern = /\{([^{}]*)\}/g;

/** Slots that become whole sentences. */
export const isSentenceSlot = (slot: string): boolean => /^(?:advice|cue):/.test(slot);

/** Lists the text of each slot that the sentence may use: those of the findings it rests on, and the club. */
export function slotsOf({ findings }: CoachSentence, evidence: CoachEvidence): ReadonlyMap<string, string> {
  const cited = evidence.findings.filter(({ id }) => findings.includes(id));
  return new Map([['club', evidence.club], ...cited.flatMap(({ slots }) => Object.entries(slots))]);
}

/** The sentence as the golfer reads it. */
export function fillSlots(sentence: CoachSentence, evidence: CoachEvidence): string {
  const slots = slotsOf(sentence, evidence);
  return sentence.text
    .replace(slotPattern, (_, slot: string) => slots.get(slot) ?? '')
    .replace(/\.{2,}$/, '.')
    .replace(/(^|[.!]\s+)([a-z])/g, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
}

/**
 * The texts of which a checked answer has a version; a finding without one keeps our sentence. All else stays ours: launch
 * monitor, headings, exercises, and also degrees, posture and balance, in which the daily workout searches for words.
 */
export function textsOfAnswer(answer: CoachAnswer, evidence: CoachEvidence, input: WriteTextsInput) {
  const join = (sentences: readonly CoachSentence[]): string =>
    sentences.map((sentence) => fillSlots(sentence, evidence)).join(' ');
  const ofKind = (kind: CoachFinding['kind'], sentences: readonly CoachSentence[]): string[] =>
    evidence.findings
      .filter((finding) => finding.kind === kind)
      .map(({ id, says }) => join(sentences.filter(({ findings }) => findings[0] === id)) || says);
  return {
    ...(answer.advice.length > 0 && { recommendations: joinAdvice(chooseVerdict(input), join(answer.advice)) }),
    swingStrengths: ofKind('strength', answer.strengths),
    swingWeaknesses: ofKind('weakness', answer.weaknesses),
  } satisfies Partial<AnalysisTexts>;
}
