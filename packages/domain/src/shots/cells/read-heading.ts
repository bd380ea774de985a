import { type ShotCell, textOf } from './shot-cell.ts';
import { readUnit, type Unit } from './units.ts';

/** A heading of a column: its name without unit and punctuation, in lower case, and the unit that it names. */
export interface Heading {
  readonly text: string;
  readonly name: string;
  readonly unit: Unit | undefined;
  /** True where the heading counts from the golfer, such as `(deg closed-/open+)`: open is left of the target for a left-hander. */
  readonly isSeenFromGolfer: boolean;
}

const golferSigns = /\b(open|closed|in[- ]?to[- ]?out|out[- ]?to[- ]?in|in-out|out-in|i-o|o-i)\b/i;

const maxHeading = 120;

/** Reads a heading such as `Ball Speed (mph)`, `Carry [yds]`, `Offline (yds L-/R+)` or `Carry yds`. */
export function readHeading(cell: ShotCell): Heading {
  const text = textOf(cell).slice(0, maxHeading);
  const inBrackets = /[[(]([^\])]*)[\])]/.exec(text)?.[1];
  const words = text
    .replaceAll(/[[(][^\])]*[\])]/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}/°]+|(?<=\p{L})\/(?=\p{L}{2})/u)
    .filter((word) => word !== '');
  let unit = inBrackets === undefined ? undefined : readUnit(inBrackets);
  const last = words.at(-1);
  if (!unit && last !== undefined && words.length > 1 && last !== 'm') {
    unit = readUnit(last);
    if (unit) words.pop();
  }
  return { text, name: words.join(' '), unit, isSeenFromGolfer: golferSigns.test(inBrackets ?? '') };
}

/** True for a row of units below the headings, such as `[mph],[deg],…`. */
export function isUnitRow(cells: readonly ShotCell[]): boolean {
  let found = 0;
  for (const cell of cells) {
    const text = textOf(cell);
    if (typeof cell === 'number' || /\d/.test(text)) return false;
    if (readUnit(text)) found += 1;
  }
  return found >= 2;
}
