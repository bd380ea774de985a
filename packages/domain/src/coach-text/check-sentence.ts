import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { findLooseWords, findOtherClaims, namesSomething } from './claims.ts';
import { isSentenceSlot, slotPattern, slotsOf } from './fill-slots.ts';
import type { CoachEvidence, CoachFinding } from './gather-evidence.ts';
import { findOtherWords } from './plain-words.ts';
import { contradicts } from './polarity.ts';
import { wordsPattern } from './words-pattern.ts';

type CoachPart = keyof CoachAnswer;

const maxLength = 240;

/** Problems of one sentence: its findings, its slots, its words, and whether it agrees with its findings. */
export function checkSentence(sentence: CoachSentence, part: CoachPart, evidence: CoachEvidence): string[] {
  const { text, findings } = sentence;
  const cited = evidence.findings.filter(({ id }) => findings.includes(id));
  const problems = [
    ...checkFindings(findings, cited, part),
    ...checkSlots(sentence, part, evidence),
    ...checkWords(text, cited, part === 'advice'),
    ...(contradicts(text, cited, part === 'advice') ? ['praises a weakness or finds fault with a strength'] : []),
    ...(part !== 'advice' && isTooSure(text, cited) ? ['leaves out "likely"'] : []),
  ];
  return problems.map((problem) => `"${text}" ${problem}`);
}

function checkFindings(named: readonly string[], cited: readonly CoachFinding[], part: CoachPart): string[] {
  if (cited.length === 0 || cited.length < new Set(named).size) return ['rests on no finding of this swing'];
  if (part === 'advice') return [];
  const kind = part === 'strengths' ? 'strength' : 'weakness';
  return cited.length === 1 && cited[0]?.kind === kind ? [] : [`must rest on one ${kind}`];
}

function checkSlots(sentence: CoachSentence, part: CoachPart, evidence: CoachEvidence): string[] {
  const { text } = sentence;
  const known = slotsOf(sentence, evidence);
  const slots = [...text.matchAll(slotPattern)].map(([, slot = '']) => slot);
  const unknown = slots.find((slot) => !known.has(slot));
  if (unknown !== undefined) return [`has a slot that its findings do not have: {${unknown}}`];
  const isBound = slots.some((slot) => slot !== 'club') || (part !== 'advice' && namesSomething(text));
  if (!isBound) return ['has no slot of its findings'];
  const readings = slots.filter((slot) => /^(?:compare:|\w+$)/.test(slot) && slot !== 'club');
  if (readings.length > 0 && sentence.findings.length > 1)
    return ['has a reading, so that it must rest on one finding'];
  if (text.length > maxLength || !/^[A-Z{]/.test(text)) return ['is too long, or does not begin as a sentence'];
  const whole = slots.filter(isSentenceSlot).length;
  if (whole === 0) return /[.!]$/.test(text) ? [] : ['does not end as a sentence'];
  const isLast = /(?:^|[:.!] )\{(?:advice|cue):[^{}]*\}\.?$/.test(text);
  return whole === 1 && isLast ? [] : ['must have {advice:…} or {cue:…} alone, or last after a colon'];
}

const plainCharacters = /^[A-Za-z ,.;:!?'’–—-]*$/;
/** Claims in plain words: of earlier swings, of others, of an extreme, of the ball, or that a finding follows from something. */
const otherClaims = wordsPattern(
  `used to|this time|long way|let go|look at (?:the|your)|better before|few can|longer and|straighter|harder|ball (?:goes|lands|stays|starts)|all the room|broad
  so FINDING|seconds|players?|improved|than (?:before|last|most|the rest)|(?:better|worse) than|as (?!well\\b|far\\b|soon\\b)\\w+ as (?!usual)|far as (?:anyone|any)`,
);

function checkWords(text: string, cited: readonly CoachFinding[], isAdvice: boolean): string[] {
  const free = text.replace(slotPattern, ' ');
  if (!plainCharacters.test(free)) return ['holds digits or characters that plain words do not need'];
  const strange = findOtherWords(free);
  const words = text.replace(slotPattern, (slot) => (slot.startsWith('{finding:') ? 'FINDING' : '{}'));
  const others = findOtherClaims(words, cited, isAdvice);
  const loose = isAdvice ? [] : findLooseWords(words.replaceAll('FINDING', ' '), cited);
  return [
    ...(strange.length > 0 ? [`holds words that are not on the list: ${strange.join(', ')}`] : []),
    ...others.map((claim) => `names ${claim}, which its findings do not`),
    ...(loose.length > 0 ? [`says of the swing what {finding:…} should say: ${loose.join(', ')}`] : []),
    ...(otherClaims.test(words) ? ['compares, or gives a cause'] : []),
  ];
}

const hedges = /\b(?:likely|probabl[ey]|presumably|appears?|seems?|seemed|suggests?|looks? like|may|might)\b/i;
/** A finding slot says "likely" itself. */
const isTooSure = (text: string, cited: readonly CoachFinding[]): boolean =>
  cited.some(({ id, isLikely }) => isLikely && !hedges.test(text) && !text.includes(`{finding:${id}}`));
