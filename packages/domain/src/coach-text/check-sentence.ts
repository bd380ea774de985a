import type { Club } from '@trueswing/contracts';
import { bannedClaims, plainCharacters } from './banned-claims.ts';
import type { CoachFact } from './evidence-of.ts';
import { findNumbers, type NumberMention } from './find-numbers.ts';
import { findOtherClubs, withoutOwnClub } from './find-other-clubs.ts';
import { freePhrases } from './free-phrases.ts';
import { type Meaning, meaningOf, type SwingMoment } from './meaning-of.ts';

/** Maximum length of a sentence, in characters. */
export const maxSentenceLength = 400;

/** The numbers that a text may contain if it rests on these statements of ours. */
export const numbersOf = (statements: readonly string[], club: Club): NumberMention[] =>
  statements.flatMap((statement) => findNumbers(withoutOwnClub(statement, club)));

/**
 * Problems of a text that may contain these numbers, one line each; empty if there are none. Each of its numbers must be
 * among them as the whole reading (with ±, unit and bound), with the same subject and role.
 */
export function checkWording(text: string, held: readonly NumberMention[], club: Club): string[] {
  if (!plainCharacters.test(text)) return ['holds characters that plain English does not need'];
  const plain = withoutOwnClub(text, club);
  return [
    ...findNumbers(plain)
      .filter((number) => !held.some((other) => isSame(number, other)))
      .map(
        ({ reading }) => `the number "${reading}" is not in the cited evidence as a whole reading of the same thing`,
      ),
    ...findOtherClubs(text, club).map((name) => `names another club: ${name}`),
    ...bannedClaims.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason),
  ];
}

const isSame = (a: NumberMention, b: NumberMention): boolean =>
  a.reading === b.reading && a.role === b.role && (b.subject === null || a.subject === b.subject);

/**
 * Problems of a rewording of our sentence, one line each; empty if it says the same. It may change connecting words, use a
 * synonym from our table, add a phrase that claims nothing, move a moment of the swing within a finding, and put a
 * finding's heading last. All other words and every number must be ours, in our order.
 */
export function checkRewording(text: string, { statement, part }: CoachFact): string[] {
  if (text === statement) return [];
  if (!plainCharacters.test(text)) return ['holds characters that plain English does not need'];
  if (text.length > maxSentenceLength) return ['is too long'];
  const marks = [...new Set(text.match(/[?!"“”()]/g) ?? [])].filter((mark) => !statement.includes(mark));
  if (marks.length > 0) return [`holds ${marks.join(' ')}, which our sentence does not`];
  if (!/^[A-Z].*\.$/.test(text)) return ['is no whole sentence'];

  const isFinding = part !== 'recommendations';
  const own = freePhrases[part].reduce(
    (words, phrase) => (contains(statement, phrase) ? words : withoutPhrase(words, phrase)),
    text,
  );
  const meant = meaningOf(own, isFinding);
  const held = meaningOf(statement, isFinding);
  const orders = isFinding ? [held, ...headingLast(statement)] : [held];
  if (orders.some((order) => isEqual(order, meant))) return [];
  return [describeDifference(meant, held)];
}

/** "Early extension: your pelvis moves …" may also end with its heading. */
function headingLast(statement: string): Meaning[] {
  const [, heading, rest] = /^([^:.]+):\s(.+)\.$/.exec(statement) ?? [];
  return heading && rest ? [meaningOf(`${rest}: ${heading}.`, true)] : [];
}

/** The same words and moments in the same order, in the same clauses. */
function isEqual(held: Meaning, meant: Meaning): boolean {
  if (held.contentWords.join('|') !== meant.contentWords.join('|')) return false;
  const end = held.contentWords.length;
  const joined = [...held.breaks].some(
    ([place, kind]) =>
      kind !== 'soft' && place > 0 && place < end && !meant.breaks.has(place) && !isBeforeNumber(held, place),
  );
  const parted = [...meant.breaks].some(
    ([place, kind]) => kind === 'hard' && place > 0 && place < end && !held.breaks.has(place),
  );
  if (joined || parted || held.moments.length !== meant.moments.length) return false;
  return held.moments.every(({ name }, index) => {
    const other = meant.moments[index];
    return other?.name === name && isSameClause(held, held.moments[index], other);
  });
}

/** Whether both moments are in the same clause of ours. */
function isSameClause(held: Meaning, ours: SwingMoment | undefined, theirs: SwingMoment): boolean {
  if (!ours) return false;
  const ends = [...held.breaks.keys()].filter((place) => place > 0 && !isBeforeNumber(held, place));
  const [from, to] = [Math.min(ours.place, theirs.place), Math.max(ours.place, theirs.place)];
  if (ends.some((place) => from < place && place < to)) return false;
  const side = ({ place, isAfterBreak }: SwingMoment, at: number): boolean =>
    place > at || (place === at && isAfterBreak);
  return ends.every((at) => (at !== from && at !== to) || side(ours, at) === side(theirs, at));
}

/** "Full shoulder turn: 92°" is one clause. */
const isBeforeNumber = ({ contentWords, breaks }: Meaning, place: number): boolean =>
  breaks.get(place) === 'hard' && /^\d/.test(contentWords[place] ?? '');

const contains = (text: string, phrase: string): boolean => new RegExp(`\\b${phrase}\\b`, 'i').test(text);
/** Removes the phrase once; a repetition counts as other words. */
const withoutPhrase = (text: string, phrase: string): string => text.replace(new RegExp(`\\b${phrase}\\b`, 'i'), ' ');

function describeDifference(meant: Meaning, held: Meaning): string {
  const [ours, theirs] = [
    [...held.contentWords, ...held.moments.map(({ name }) => name)],
    [...meant.contentWords, ...meant.moments.map(({ name }) => name)],
  ];
  const added = without(theirs, ours);
  const missing = without(ours, theirs);
  const parts = [
    ...(added.length > 0 ? [`says what ours does not: ${added.join(', ')}`] : []),
    ...(missing.length > 0 ? [`leaves out: ${missing.join(', ')}`] : []),
  ];
  return parts.join('; ') || 'has our words, numbers or clauses in another order';
}

/** The list with each of the others removed once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
