import type { ShotCell } from './shot-cell.ts';
import { readUnit, type Unit } from './units.ts';

/** The mark between whole and decimal digits. */
export type DecimalMark = '.' | ',';

/**
 * The content of a cell: a number with the unit that it names itself; nothing; or text that is no number. `side` is where a word
 * says that it points: `right` and `left` of the target, or outward and inward as seen from the golfer.
 */
export type ReadNumber =
  | { readonly kind: 'number'; readonly value: number; readonly unit: Unit | undefined; readonly side: Side | null }
  | { readonly kind: 'empty' }
  | { readonly kind: 'text' };
export type Side = 'right' | 'left' | 'in-to-out' | 'out-to-in' | 'open' | 'closed' | 'up' | 'down';

const empties = new Set(['', '-', '--', '---', '–', '—', 'n/a', 'na', 'nan', 'null', 'none', '#n/a']);

const sides: Readonly<Record<string, Side>> = {
  r: 'right',
  right: 'right',
  l: 'left',
  left: 'left',
  'i-o': 'in-to-out',
  'in-out': 'in-to-out',
  'o-i': 'out-to-in',
  'out-in': 'out-to-in',
  o: 'open',
  open: 'open',
  c: 'closed',
  closed: 'closed',
  up: 'up',
  u: 'up',
  dn: 'down',
  d: 'down',
  down: 'down',
};

/** True for a side that is the other one for a left-hander. */
export const dependsOnHand = (side: Side | null): boolean =>
  side === 'in-to-out' || side === 'out-to-in' || side === 'open' || side === 'closed';

/** Foresight writes the largest number of its kind where it measured nothing. */
const largestReading = 1e30;

const form = /^(?<before>[a-z][a-z-]*)?\s*(?<digits>[+-]?[\d.,'\u00A0 ]*\d)\s*(?<after>.*)$/iu;

/** Reads a cell such as `103.2`, `12,4 R`, `L5.2`, `29.4°`, `2.0 DN` or `150 yd`. */
export function readNumber(cell: ShotCell | undefined, mark: DecimalMark): ReadNumber {
  if (typeof cell === 'number') return ofValue(cell, undefined, null);
  const text = (cell ?? '').trim().replaceAll('−', '-');
  if (empties.has(text.toLowerCase())) return { kind: 'empty' };
  if (/^[+-]?\d+(\.\d+)?e[+-]?\d{1,3}$/i.test(text)) return ofValue(Number(text), undefined, null);
  // A longer text is no number, and matching it would take long.
  const groups = text.length > 40 ? undefined : form.exec(text)?.groups;
  if (!groups) return { kind: 'text' };
  const value = toValue(groups.digits ?? '', mark);
  if (Number.isNaN(value)) return { kind: 'text' };
  let unit: Unit | undefined;
  let side: Side | null = null;
  for (const word of `${groups.before ?? ''} ${(groups.after ?? '').replace('°', ' ° ')}`.toLowerCase().split(/\s+/)) {
    if (word === '') continue;
    const named = readUnit(word);
    if (named) unit = named;
    else if (Object.hasOwn(sides, word)) side = sides[word] ?? null;
    else if (!['s', 'sec', 'in', 'mm', 'cm', '%'].includes(word)) return { kind: 'text' };
  }
  return ofValue(value, unit, side);
}

const ofValue = (value: number, unit: Unit | undefined, side: Side | null): ReadNumber =>
  Number.isFinite(value) && Math.abs(value) < largestReading
    ? { kind: 'number', value, unit, side }
    : { kind: 'empty' };

/** Digits of a number, whose groups of three may be set apart by the mark that is not the decimal one, or by a space or an apostrophe. */
const digitForms: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^[+-]?(?:\d*|[1-9]\d{0,2}(?:(?<group>[,'\u00A0 ])\d{3})(?:\k<group>\d{3})*)(?:\.\d+)?$/,
  ',': /^[+-]?(?:\d*|[1-9]\d{0,2}(?:(?<group>[.'\u00A0 ])\d{3})(?:\k<group>\d{3})*)(?:,\d+)?$/,
};

/** `NaN` for digits that are no number with this mark, such as `112,2` with a point: a guess could be wrong by a factor of ten. */
function toValue(digits: string, mark: DecimalMark): number {
  if (!digitForms[mark].test(digits)) return Number.NaN;
  const plain = digits.replaceAll(mark === ',' ? /[.'\u00A0 ]/g : /[,'\u00A0 ]/g, '');
  return Number(plain.replace(',', '.'));
}

const maxSampled = 5_000;

/** Forms of numbers that leave one reading only, and their decimal mark. Three digits behind a mark may be thousands. */
const decided: readonly [RegExp, DecimalMark][] = [
  [/^\d{1,3}(\.\d{3})+,\d+$/, ','],
  [/^\d{1,3}(,\d{3})+\.\d+$/, '.'],
  [/^(?!\d{1,3}\.\d{3}$)\d+\.\d+$/, '.'],
  [/^(?!\d{1,3},\d{3}$)\d+,\d+$/, ','],
  [/^\d{1,3}(,\d{3}){2,}$/, '.'],
  [/^\d{1,3}(\.\d{3}){2,}$/, ','],
];

/** Finds the decimal mark of a file from its cells: the first number that leaves one reading decides, otherwise it is the point. */
export function findDecimalMark(cells: Iterable<ShotCell>): DecimalMark {
  let sampled = 0;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    if (++sampled > maxSampled) break;
    const digits = /^[^\d]{0,8}(\d[\d.,]*)\D{0,8}$/.exec(cell.slice(0, 40))?.[1];
    const found = digits === undefined ? undefined : decided.find(([form]) => form.test(digits));
    if (found) return found[1];
  }
  return '.';
}
