import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

const widthOf = (line: string, size: number) => (line.length * size) / 2;
const space = { width: 100, height: 60, sizes: [20, 10], lineHeight: 1.2 } as const;

test('a text takes the largest size at which it fits', () => {
  expect(fitText('short', space, widthOf)).toEqual({ size: 20, lines: ['short'] });
  expect(fitText('a longer one of six words', space, widthOf)).toEqual({
    size: 10,
    lines: ['a longer one of six', 'words'],
  });
});

test('what does not fit ends with an ellipsis', () => {
  const { lines } = fitText('word '.repeat(40), space, widthOf);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe('word word word word…');
  expect(fitText('x'.repeat(50), space, widthOf).lines).toEqual([`${'x'.repeat(19)}…`]);
});

test('no line is wider or lower than the space, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const { size, lines } = fitText(text, space, widthOf);
      expect(lines.length * size * space.lineHeight).toBeLessThanOrEqual(space.height);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(space.width);
    }),
  );
});
