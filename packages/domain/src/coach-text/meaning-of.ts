import { findNumbers, normaliseNumbers } from './find-numbers.ts';

/**
 * What a sentence says, without the words that only connect: its content words and whole readings in order ("head",
 * "14 % ± 2 %", "height"), and the moments of the swing that it names, in order, since "in the backswing" may stand
 * anywhere in a sentence.
 */
export interface Meaning {
  readonly said: readonly string[];
  readonly moments: readonly string[];
}

/**
 * Words that may come and go. None turns a sentence round, doubts it, compares, gives a cause or a direction: "from",
 * "or", "if", "so", "because", "not", "may", "only" and their like are content, and have to stay as they are.
 */
export const connectingWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its you your yours we our is are be being was has have do does and also
  of in at on to for as by with during which where when while there here what how`.split(/\s+/),
);

/** Words for the same thing; the first stands for all. A fault is no other fault, a direction no other direction. */
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

/** Spellings and small turns of phrase that mean the same. */
const samePhrases: readonly (readonly [RegExp, string])[] = [
  [/\bbody height\b/g, 'height'],
  [/\b(?:move|moving) on to\b/g, 'go on to'],
  [/\b(?:the|your) (shoulder|hip)s['’]? (?=turn|rotation)/g, 'your $1 '],
];

const moment =
  /(?<!\bover )(?<!\bover the )\b(?:(in|at|to|on|of|during|into|from|before|until|after|by)\s+)?(?:(?:the|your)\s+)?(mid-)?(backswing|downswing|follow-through|impact|address|top|finish)\b/g;
/** Prepositions that place a moment alike; the others tell an order and are kept. */
const placing = /^(?:in|at|to|on|of|during|into)$/;

export function meaningOf(text: string, momentsMayMove: boolean): Meaning {
  const moments: string[] = [];
  const said = splitAtNumbers(text).flatMap((piece) => {
    if (piece.reading !== undefined) return [piece.reading];
    const evened = samePhrases.reduce((words, [pattern, phrase]) => words.replace(pattern, phrase), piece.words);
    const rest = momentsMayMove
      ? evened.replace(moment, (_, preposition = '', mid = '', name: string) => {
          moments.push(`${placing.test(preposition) ? '' : preposition} ${mid}${name}`.trim());
          return ' ';
        })
      : evened;
    return wordsOf(rest)
      .filter((word) => !connectingWords.has(word))
      .map(canonical);
  });
  return { said, moments };
}

interface Piece {
  readonly reading?: string;
  readonly words: string;
}

/** Takes a text apart into whole readings and the words between them, in lower case. */
function splitAtNumbers(text: string): Piece[] {
  const plain = normaliseNumbers(text);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, length, reading } of findNumbers(text)) {
    pieces.push({ words: plain.slice(end, index).toLowerCase() }, { reading, words: '' });
    end = index + length;
  }
  return [...pieces, { words: plain.slice(end).toLowerCase() }];
}

/** "don't" counts as "do not". */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[’']/g, "'")
    .replace(/can't\b/g, 'can not')
    .replace(/n't\b/g, ' not')
    .replace(/cannot/g, 'can not')
    .replace(/'s\b/g, '')
    .match(/[a-z]+(?:-[a-z]+)*/g) ?? [];

const canonical = (word: string): string => {
  const stem = stemOf(word);
  return canonicalStems.get(stem) ?? stem;
};

/** Takes off the endings of number and person; "crowded by" is not "crowds". */
function stemOf(word: string): string {
  const short = word.replace(/(?:ing|es|s)$/, '');
  const stem = short.length < 3 ? word : short;
  return stem.length < 4 ? stem : stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '');
}

const canonicalStems = new Map(
  sameWords.flatMap((words) => words.map((word) => [stemOf(word), stemOf(words[0] ?? word)] as const)),
);
