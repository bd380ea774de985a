import { findNumbers, normalizeNumbers } from './find-numbers.ts';

/**
 * The meaning of a sentence without connecting words: its content words and whole readings in order ("head",
 * "14 % ± 2 %", "height"), and the moments of the swing that it names, since "in the backswing" may appear anywhere in its
 * clause. A place is the number of content words before it.
 */
export interface Meaning {
  readonly contentWords: readonly string[];
  readonly moments: readonly SwingMoment[];
  /** Where a clause ends: by ":", ";" or ".", at an "and", or otherwise. */
  readonly breaks: ReadonlyMap<number, 'hard' | 'list' | 'soft'>;
}

/**
 * Words that may be added or dropped. None of them negates, doubts, compares, or gives a cause or direction: "from", "or",
 * "if", "so", "because", "not", "may", "only" and similar words are content and must not change.
 */
export const connectingWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its you your yours we our is are was and then also of in at on to for as by
  with during which where when while there here`.split(/\s+/),
);

/** Synonyms; the first is the canonical word. Faults and directions have no synonyms. */
export const sameWords: readonly (readonly string[])[] = [
  ['move', 'travel', 'shift'],
  ['usual', 'normal', 'typical'],
  ['limited', 'restricted'],
  ['sound', 'solid'],
  ['sink', 'drop'],
  ['strike', 'hit'],
  ['clearly', 'plainly', 'noticeably'],
  ['quick', 'fast'],
  ['turn', 'rotate', 'rotation'],
  ['trunk', 'torso'],
  ['bend', 'flex'],
  ['toward', 'towards'],
  ['farther', 'further'],
  ['centred', 'centered'],
  ['practise', 'practice'],
];

/** Spellings and phrases with the same meaning. */
const samePhrases: readonly (readonly [RegExp, string])[] = [
  [/\byou have\b/g, ' '],
  [/\b(?:is|are) (?:usual|normal|typical)\b/g, 'is-usual'],
  [/\bbody height\b/g, 'height'],
  [/\b(?:move|moving) on to\b/g, 'go on to'],
  [/\b(?:the|your) (shoulder|hip)s['’]? (?=turn|rotation)/g, 'your $1 '],
];

const moment =
  /(?<!\bover )(?<!\bover the )\b(?:(in|at|to|on|of|during|into|from|before|until|after|by)\s+)?(?:(?:the|your)\s+)?(mid-)?(backswing|downswing|follow-through|impact|address|top|finish)\b/g;
/** Interchangeable prepositions of a moment; the others state an order and are kept. */
const plainPrepositions = /^(?:in|at|to|on|of|during|into)$/;

export interface SwingMoment {
  readonly name: string;
  readonly place: number;
  /** At the place of a break: whether it comes after the break. */
  readonly isAfterBreak: boolean;
}

/** Words that begin a clause or another member of a list. */
const clauseWords = /^(?:where|while|when|which|as|with|but)$/;

export function meaningOf(text: string, momentsMayMove: boolean): Meaning {
  const contentWords: string[] = [];
  const moments: SwingMoment[] = [];
  const breaks = new Map<number, 'hard' | 'list' | 'soft'>();
  for (const { reading, words } of splitAtNumbers(text)) {
    if (reading !== undefined) {
      contentWords.push(reading);
      continue;
    }
    const unified = samePhrases.reduce((rest, [pattern, phrase]) => rest.replace(pattern, phrase), words);
    for (const token of tokensOf(momentsMayMove ? unified.replace(moment, markMoment) : unified)) {
      const place = contentWords.length;
      if (token.startsWith('@')) moments.push({ name: token, place, isAfterBreak: breaks.has(place) });
      else if (/[:;.]/.test(token)) breaks.set(place, 'hard');
      else if (token === 'and') breaks.set(place, breaks.get(place) === 'hard' ? 'hard' : 'list');
      else if (/[,()]/.test(token) || clauseWords.test(token)) breaks.set(place, breaks.get(place) ?? 'soft');
      if (/^[a-z]/.test(token) && !connectingWords.has(token)) contentWords.push(canonical(token));
    }
  }
  return { contentWords, moments, breaks };
}

const markMoment = (_: string, preposition = '', mid = '', name = ''): string =>
  ` @${plainPrepositions.test(preposition) ? '' : preposition}-${mid}${name} `;

interface Piece {
  readonly reading?: string;
  readonly words: string;
}

/** Splits a text into whole readings and the words between them, in lower case. */
function splitAtNumbers(text: string): Piece[] {
  const plain = normalizeNumbers(text);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, length, reading } of findNumbers(text)) {
    pieces.push({ words: plain.slice(end, index).toLowerCase() }, { reading, words: '' });
    end = index + length;
  }
  return [...pieces, { words: plain.slice(end).toLowerCase() }];
}

/** Words, moments and marks; "don't" counts as "do not". */
const tokensOf = (text: string): string[] =>
  text
    .replace(/[’']/g, "'")
    .replace(/can't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/cannot/g, 'can not')
    .replace(/'s\b/g, '')
    .match(/@?-?[a-z]+(?:-[a-z]+)*|[,;:.()]/g) ?? [];

const canonical = (word: string): string => {
  const stem = stemOf(word);
  return canonicalStems.get(stem) ?? stem;
};

/** Removes endings of number and person; "crowded by" is not "crowds". */
function stemOf(word: string): string {
  const short = word.replace(/(?:ing|es|s)$/, '');
  const stem = short.length < 3 ? word : short;
  return stem.length < 4 ? stem : stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '');
}

const canonicalStems = new Map(
  sameWords.flatMap((words) => words.map((word) => [stemOf(word), stemOf(words[0] ?? word)] as const)),
);
