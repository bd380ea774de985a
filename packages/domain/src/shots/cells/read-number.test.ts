import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDecimalMark, readNumber } from './read-number.ts';

const number = (value: number, side: string | null = null, kind?: string) => ({
  kind: 'number',
  value,
  side,
  unitKind: kind,
});
const read = (cell: string | number | null, mark: '.' | ',' = '.') => {
  const result = readNumber(cell, mark);
  return result.kind === 'number' ? number(result.value, result.side, result.unit?.kind) : result.kind;
};

describe('a cell', () => {
  it.each<[string | number | null, '.' | ',', unknown]>([
    ['103.2', '.', number(103.2)],
    ['-3.6', '.', number(-3.6)],
    ['−3.6', '.', number(-3.6)],
    ['12,4 R', ',', number(12.4, 'right')],
    ['27.8 L', '.', number(27.8, 'left')],
    ['L5.2', '.', number(5.2, 'left')],
    ['R 1.8°', '.', number(1.8, 'right', 'angle')],
    ['2.0 DN', '.', number(2, 'down')],
    ['1.5 O-I', '.', number(1.5, 'out-to-in')],
    ['0.8 Open', '.', number(0.8, 'open')],
    ['150 yd', '.', number(150, null, 'distance')],
    ['137,2 m', ',', number(137.2, null, 'distance')],
    ['6.0 s', '.', number(6)],
    ['6,412', '.', number(6412)],
    ['6.412', ',', number(6412)],
    ["6'412.5", '.', number(6412.5)],
    ['1,234,567', '.', number(1_234_567)],
    ['6 412', '.', number(6412)],
    ['112,2', '.', 'text'],
    ['0,8', '.', 'text'],
    ['0,800', '.', 'text'],
    ['112.2', ',', 'text'],
    ['6,4121', '.', 'text'],
    ['1.234.5', ',', 'text'],
    [84.2, '.', number(84.2)],
    ['3.4028234E+38', '.', 'empty'],
    ['', '.', 'empty'],
    [null, '.', 'empty'],
    ['--', '.', 'empty'],
    ['N/A', '.', 'empty'],
    [Number.NaN, '.', 'empty'],
    ['Hook', '.', 'text'],
    ['1.2.3', '.', 'text'],
    ['5 apples', '.', 'text'],
    [`1${'0'.repeat(60)}`, '.', 'text'],
  ])('%j with decimal mark %s', (cell, mark, expected) => {
    expect(read(cell, mark)).toEqual(expected);
  });

  it('comes back as it was written, with either mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (thousandths) => {
        const value = thousandths / 1_000;
        expect(read(value.toFixed(3))).toEqual(number(value || 0));
        expect(read(value.toFixed(3).replace('.', ','), ',')).toEqual(number(value || 0));
      }),
    );
  });
});

describe('the decimal mark of a file', () => {
  it.each<[string[], '.' | ',']>([
    [['84.2', '6412'], '.'],
    [['84,2', '6.412'], ','],
    [['6,412', '84.2'], '.'],
    [['6.412', '84,25'], ','],
    [['6,412', '158'], '.'],
    [['1.234,5'], ','],
    [['1,234.5'], '.'],
    [['16,7 L', '-'], ','],
    [['26.11.25 12:38:50', '83,1'], ','],
    [[], '.'],
  ])('%j', (cells, mark) => {
    expect(findDecimalMark(cells)).toBe(mark);
  });
});
