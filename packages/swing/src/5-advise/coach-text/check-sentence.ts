import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { isSentenceSlot, slotPattern, slotsOf } from './fill-slots.ts';
import type { CoachEvidence, CoachFinding } from './gather-evidence.ts';
import { readWords, type Word } from './linking-words.ts';
import { namesOf, readMoments } from './names.ts';

type CoachPart = keyof CoachAnswer;

const maxLength = 240;

/** Problems of one sentence: its findings, its slots, and whether each clause agrees with the findings that it is about. */
export function checkSentence(sentence: CoachSentence, part: CoachPart, evidence: CoachEvidence): string[] {
  const cited = evidence.findings.filter(({ id }) => sentence.findings.includes(id));
  const form = [...checkFindings(sentence.findings, cited, part), ...checkSlots(sentence, part, evidence)];
  const problems =
    form.length > 0 ? form : checkText(sentence.text, cited, part === 'advice', evidence.findings[0]?.id);
  return problems.map((problem) => `"${sentence.text}" ${problem}`);
}

function checkFindings(named: readonly string[], cited: readonly CoachFinding[], part: CoachPart): string[] {
  if (cited.length === 0 || cited.length < new Set(named).size) return ['rests on no finding of this swing'];
  if (part === 'advice') return [];
  const kind = part === 'strengths' ? 'strength' : 'weakness';
  return cited.length === 1 && cited[0]?.kind === kind ? [] : [`must rest on one ${kind}`];
}

function checkSlots(sentence: CoachSentence, part: CoachPart, evidence: CoachEvidence): string[] {
  const { text } = sentence;
  if (text.length > maxLength || !/^[A-Z{]/.test(text)) return ['is too long, or does not begin as a sentence'];
  const known = slotsOf(sentence, evidence);
  const slots = [...text.matchAll(slotPattern)].map(([, slot = '']) => slot);
  const unknown = slots.find((slot) => !known.has(slot));
  if (unknown !== undefined) return [`has a slot that its findings do not have: {${unknown}}`];
  if (part === 'advice' && !slots.some((slot) => slot !== 'club')) return ['has no slot of its findings'];
  if (sentence.findings.length > 1 && slots.some(isReading))
    return ['has a reading, so that it must rest on one finding'];
  const whole = slots.filter(isSentenceSlot).length;
  if (whole === 0) return /[.!]$/.test(text) ? [] : ['does not end as a sentence'];
  const isLast = /(?:^|[:.!] )\{(?:advice|cue):[^{}]*\}\.?$/.test(text);
  return whole === 1 && isLast ? [] : ['must have {advice:…} or {cue:…} alone, or last after a colon'];
}

const isReading = (slot: string): boolean => /^(?:compare:|\w+$)/.test(slot) && slot !== 'club';

const plainCharacters = /^[A-Za-z ,.;:!'’–—-]*$/;
/** A colon before a slot ends no clause. */
const clauseEnd = /[,;.!–—]|:(?! ?\{(?!topic))(?![^{]*\})|\b(?:and|but|so|because|since|which|while)\b(?![^{]*\})/i;
const condition = /^(?:when|with|while|once|if)\b[^{]*,[^{]*\{(?!topic|cue|advice)/i;
const topicsInARow = /^[^{]*(?:\{topic:[^}]*\} ?)+[^{]*$/;
const causes = /\b(?:so|because|since)\b/i;
const hedges = /\b(?:likely|probably|presumably|seems?|appears?|looks like|i think)\b/i;

/** Compares each clause with the findings whose slots it holds; a clause without a slot, with all of its sentence. */
function checkText(
  text: string,
  cited: readonly CoachFinding[],
  isAdvice: boolean,
  priority: string | undefined,
): string[] {
  const free = text.replace(slotPattern, ' ');
  if (!plainCharacters.test(free)) return ['holds digits or characters that plain words do not need'];
  const causal = text.split(causes).filter((side) => side.includes('{'));
  if (cited.length > 1 && (causal.length > 1 || /^(?:because|since)\b/i.test(text)))
    return ['says that a finding follows from another'];
  if (condition.test(text)) return ['makes a finding depend on something'];
  const isHedged = hedges.test(free);
  if (isHedged && !cited.some(({ isLikely }) => isLikely)) return ['says "likely" of what is certain'];
  if (!isAdvice && !isHedged && cited.some(({ id, isLikely }) => isLikely && !text.includes(`{finding:${id}}`)))
    return ['leaves out "likely"'];
  // Topics in a row are one clause: "{topic:a}, {topic:b} and {topic:c} are fine."
  const clauses = text.replace(/(?<=\{topic:[^}]*\})(?:,|,? and) (?=\{topic:)/g, ' ').split(clauseEnd);
  let [hasSlot, before] = [false, new Set<Word['role']>()];
  return clauses.flatMap((clause) => {
    const held = cited.filter(({ slots }) => Object.keys(slots).some((slot) => clause.includes(`{${slot}}`)));
    const about = held.length > 0 ? held : cited;
    const words = readClause(clause, about);
    const mayName = namesOf(about, /\{(?:finding|topic|advice|cue):|^[^{]*$/.test(clause));
    const strange = words.find(({ word, role }) => role === null && !mayName(word));
    if (strange) return [`says "${strange.word}", which is neither a linking word nor named by its findings`];
    const roles = new Set(words.map(({ role }) => role));
    if (['praise', 'fault', 'verbs', 'task', 'order'].some((role) => roles.has(role as Word['role']))) before = roles;
    if (held.length > 1 && !topicsInARow.test(clause)) return ['relates findings to each other'];
    const slot = held.length === 0 ? 'none' : kindOfSlot(clause);
    const isAfter = slot === 'none' && hasSlot && words.length > 0;
    hasSlot ||= held.length > 0;
    return about.flatMap((finding) => {
      const problem =
        finding.kind === 'strength'
          ? checkStrength(roles, before, slot)
          : (checkWeakness(roles, before, isAfter ? 'after' : slot) ?? checkOrder(words, finding.id === priority));
      return problem ? [`${problem}: ${finding.id}`] : [];
    });
  });
}

type Roles = ReadonlySet<Word['role']>;
/** Content of a clause: a finding or a reading, a topic, a whole sentence of ours, or nothing. */
type SlotKind = 'finding' | 'topic' | 'sentence' | 'none';
const kindOfSlot = (clause: string): SlotKind =>
  clause.includes('{topic:') ? 'topic' : /\{(?:advice|cue):/.test(clause) ? 'sentence' : 'finding';

const has = (roles: Roles, ...some: Word['role'][]): boolean => some.some((role) => roles.has(role));

function checkStrength(roles: Roles, before: Roles, slot: SlotKind): string | null {
  if (has(roles, 'fault', 'verbs', 'task')) return 'finds fault with a strength';
  return slot === 'topic' && !has(before, 'praise') && !has(roles, 'report', null)
    ? 'must say that this strength is good or to be kept'
    : null;
}

function checkWeakness(roles: Roles, before: Roles, slot: SlotKind | 'after'): string | null {
  if (has(roles, 'praise')) return 'praises a weakness';
  if (slot === 'finding' && has(roles, 'task', 'verbs')) return 'names a weakness as the goal';
  if (slot === 'after' && (has(roles, 'task', 'verbs') || !has(roles, 'fault', 'order')))
    return 'adds to a weakness more than that it comes first or needs work';
  if (slot !== 'topic') return null;
  const isToDo = has(before, 'fault', 'verbs', 'task', 'order') && !has(before, 'praise') && !has(roles, 'report');
  return isToDo ? null : 'must say that this weakness is to be worked on';
}

const comesFirst =
  /^(?:main|priority|important|headline|top priority|the big one|the big thing|most important|before anything else|first of all|first|comes first|come first|the main point)$/;
const comesLast = /^(?:later|comes last|afterwards?|meanwhile|subsequently)$/;

function checkOrder(words: readonly Word[], isPriority: boolean): string | null {
  const wrong = isPriority ? comesLast : comesFirst;
  return words.some(({ word }) => wrong.test(word)) ? 'is out of order' : null;
}

/** Parts of a clause that need no word of the lists: "by" and "for" before a slot, "finally" and "too" at its ends. */
const harmless = [
  /\b(?:by|for) (?=\{)|^ ?for (?:the|your) |\bfor (?=.*\{(?:cue|advice):)/g,
  /^(?:finally|lastly|third|last)\b|\btoo\s*$/g,
  /\b(?:good|great|nice|easy|simple|lovely) (?=(?:first |second |next )?(?:goal|drill|task|exercise|step)\b.*\{)/g,
];

/** The words of a clause. "Just" before a reading is one of them unless the reading is good for being small. */
function readClause(clause: string, about: readonly CoachFinding[]): Word[] {
  const isSmallGood = about.every(
    ({ id, kind, slots }) => kind === 'strength' && slots[`compare:${id}`]?.includes('where up to'),
  );
  const text = readMoments(clause)
    .replace(/\b(?:just|only) (?=\{)/g, isSmallGood ? '' : 'only ')
    .replace(/\bthe one\b/g, 'the only');
  return readWords(harmless.reduce((rest, part) => rest.replace(part, ''), text).replace(slotPattern, ' '));
}
