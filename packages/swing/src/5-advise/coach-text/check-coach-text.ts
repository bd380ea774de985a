import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { checkSentence } from './check-sentence.ts';
import type { CoachEvidence } from './gather-evidence.ts';

export interface CheckedAnswer {
  /** Part of the answer that a golfer may read. */
  readonly accepted: CoachAnswer;
  /** Faults of the rest, one line each. */
  readonly problems: readonly string[];
  /** Whether each text of the answer has a sentence left: the advice, and what is said of each finding. */
  readonly isWhole: boolean;
}

const maxAdvice = 6;
const maxOfFinding = 3;

/**
 * Checks a language model's answer sentence by sentence. A sentence with a problem is cut to its longest beginning without
 * one, or dropped. A text in which nothing of a finding is left, or advice that does not begin with the priority, is dropped.
 */
export function checkCoachText(answer: CoachAnswer, evidence: CoachEvidence): CheckedAnswer {
  const problems: string[] = [];
  const accept = (part: keyof CoachAnswer, sentences: readonly CoachSentence[]): CoachSentence[] => {
    const kept: (CoachSentence | null)[] = [];
    for (const sentence of sentences) {
      const found = checkSentence(sentence, part, evidence);
      problems.push(...found.map((problem) => `${part}: ${problem}`));
      const passing = found.length === 0 ? sentence : cut(sentence, part, evidence);
      kept.push(kept.at(-1) === null && pointsBack.test(sentence.text) ? null : passing);
    }
    return kept.filter((sentence) => sentence !== null);
  };
  const acceptTexts = (part: 'strengths' | 'weaknesses'): CoachSentence[][] =>
    [...new Set(answer[part].map(({ findings }) => findings[0]))].map((id) => {
      const kept = accept(
        part,
        answer[part].filter(({ findings }) => findings[0] === id),
      ).slice(0, maxOfFinding);
      return kept.some(isStatement) ? kept : [];
    });
  const advice = accept('advice', answer.advice).slice(0, maxAdvice);
  const texts = { strengths: acceptTexts('strengths'), weaknesses: acceptTexts('weaknesses') };
  const isAdvice = beginsWithPriority(advice, evidence);
  if (!isAdvice) problems.push(`advice: must begin with the priority, ${evidence.findings[0]?.id}`);
  return {
    accepted: {
      advice: isAdvice ? advice : [],
      strengths: texts.strengths.flat(),
      weaknesses: texts.weaknesses.flat(),
    },
    problems,
    isWhole: isAdvice && [...texts.strengths, ...texts.weaknesses].every((text) => text.length > 0),
  };
}

/** Such a sentence needs the one before it. */
const pointsBack = /^(?:it|this|that|they|these)\b/i;
/** A sentence that begins so is none without its end. */
const opens = /^(?:when|while|if|once|since|because|as|with|from|at|in|on|by|after|before|for|to|of|instead)\b/i;
/** Where a sentence may be cut. */
const joints = /[,:;.!–—] (?:(?:and|but|so|because|since|which) )?|(?<=\}) (?:and|but|so|because|since|which) /g;
/** A part needs one of these slots: a reading alone says nothing. */
const statement = /\{(?:finding|topic|advice|cue):/;

/** The longest beginning or ending of the sentence that passes, with the findings that it still names. */
function cut(
  { text, findings }: CoachSentence,
  part: keyof CoachAnswer,
  evidence: CoachEvidence,
): CoachSentence | null {
  const parts = [...text.matchAll(joints)].flatMap(({ index, 0: joint }) => [
    ...(opens.test(text) ? [] : [`${text.slice(0, index)}.`]),
    ...(joint.includes('which') ? [] : [upperFirst(text.slice(index + joint.length))]),
  ]);
  const shorter = parts
    .filter((shorter) => statement.test(shorter))
    .sort((one, other) => other.length - one.length)
    .map((shorter) => ({ text: shorter, findings: findings.filter((id) => positionOf(id, shorter, evidence) >= 0) }));
  return shorter.find((sentence) => checkSentence(sentence, part, evidence).length === 0) ?? null;
}

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Whether a text says what it is about: "Well done." alone does not. */
const isStatement = ({ text }: CoachSentence): boolean => /\{(?!club)/.test(text);

/** Whether the first weakness that the advice names is the priority. */
function beginsWithPriority(advice: readonly CoachSentence[], evidence: CoachEvidence): boolean {
  const text = advice.map((sentence) => sentence.text).join(' ');
  const [priority, ...others] = evidence.findings
    .filter(({ kind }) => kind === 'weakness')
    .map(({ id }) => positionOf(id, text, evidence));
  if (priority === undefined) return advice.length > 0;
  return priority >= 0 && others.every((position) => position < 0 || position > priority);
}

/** Where a text first holds a slot of the finding; -1 if nowhere. */
function positionOf(id: string, text: string, { findings }: CoachEvidence): number {
  const slots = Object.keys(findings.find((finding) => finding.id === id)?.slots ?? {});
  const positions = slots.map((slot) => text.indexOf(`{${slot}}`)).filter((position) => position >= 0);
  return positions.length > 0 ? Math.min(...positions) : -1;
}
