import type { Club } from '@trueswing/contracts';
import { bannedClaims, plainCharacters } from './banned-claims.ts';
import type { CoachFact } from './evidence-of.ts';
import { findNumbers, type NumberMention } from './find-numbers.ts';
import { findOtherClubs, withoutOwnClub } from './find-other-clubs.ts';
import { freePhrases } from './free-phrases.ts';
import { type Meaning, meaningOf } from './meaning-of.ts';

/** Longest sentence that a golfer has to read, in characters. */
export const maxSentenceLength = 400;

/** The numbers that a text may tell when it rests on these statements of ours. */
export const numbersOf = (statements: readonly string[], club: Club): NumberMention[] =>
  statements.flatMap((statement) => findNumbers(withoutOwnClub(statement, club)));

/**
 * What is wrong with a text that may tell these numbers, one line each; empty when it holds. Each of its numbers has to
 * be among them as the whole reading (with ±, unit and bound), of the same thing and in the same role.
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
 * What is wrong with a re-wording of our sentence, one line each; empty when it says the same. It may change connecting
 * words, take a word for the same thing from our table, add a phrase that claims nothing, move a moment of the swing
 * within a finding, and put a finding's heading last. All other words and every number stand as ours do, in our order.
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
  const [, heading, rest] = /^([^:.]+):\s(.+)$/.exec(statement) ?? [];
  if (!heading || !rest) return [];
  const [first, last] = [meaningOf(rest, true), meaningOf(heading, true)];
  return [{ said: [...first.said, ...last.said], moments: [...first.moments, ...last.moments] }];
}

const isEqual = (a: Meaning, b: Meaning): boolean =>
  a.said.join('|') === b.said.join('|') && a.moments.join('|') === b.moments.join('|');

const contains = (text: string, phrase: string): boolean => new RegExp(`\\b${phrase}\\b`, 'i').test(text);
/** Takes the phrase out once; said twice it is something else. */
const withoutPhrase = (text: string, phrase: string): string => text.replace(new RegExp(`\\b${phrase}\\b`, 'i'), ' ');

function describeDifference(meant: Meaning, held: Meaning): string {
  const [ours, theirs] = [
    [...held.said, ...held.moments],
    [...meant.said, ...meant.moments],
  ];
  const added = without(theirs, ours);
  const missing = without(ours, theirs);
  const parts = [
    ...(added.length > 0 ? [`says what ours does not: ${added.join(', ')}`] : []),
    ...(missing.length > 0 ? [`leaves out: ${missing.join(', ')}`] : []),
  ];
  return parts.join('; ') || 'has our words or numbers in another order';
}

/** What is left of a list when each of the others is taken out once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
