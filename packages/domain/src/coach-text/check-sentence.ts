import type { Club } from '@trueswing/contracts';
import { bannedClaims, isEnglish, plainCharacters } from './banned-claims.ts';
import { unheldWords, wordsOf } from './contested-words.ts';
import { findNumbers, type NumberMention } from './find-numbers.ts';
import { findOtherClubs, withoutOwnClub } from './find-other-clubs.ts';

/** Longest sentence that a golfer has to read, in characters. */
export const maxSentenceLength = 320;

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

/** As `checkWording`, and that each claim is one of the cited statements', in English, and of a readable length. */
export function checkSentence(text: string, statements: readonly string[], club: Club): string[] {
  const problems = checkWording(text, numbersOf(statements, club), club);
  // Our own sentence as it stands is short where it may be, and claims nothing else.
  if (statements.includes(text)) return problems;
  const words = wordsOf(text);
  if (words.length < 3) problems.push('is too short');
  if (text.length > maxSentenceLength) problems.push('is too long');
  if (!isEnglish(words, text)) problems.push('is not plain English');
  const unheld = unheldWords(withoutOwnClub(text, club), [...statements, `club ${club}`]);
  if (unheld.length > 0) problems.push(`says what the cited evidence does not: ${[...new Set(unheld)].join(', ')}`);
  const names = namesIn(text).filter((name) => !statements.some((statement) => statement.includes(name)));
  if (names.length > 0) problems.push(`names ${names.join(', ')}`);
  return problems;
}

const isSame = (a: NumberMention, b: NumberMention): boolean =>
  a.reading === b.reading && a.role === b.role && (b.subject === null || a.subject === b.subject);

/** Capitalised words within a sentence. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![.!?:]\s*["“(]?)(?<=[\w,;)]\s["“(]?)[A-Z][A-Za-z-]*/g)].map(([name]) => name);
