import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const widthOf = (line: string) => line.length;

it('breaks at spaces, with lines as long as they may be', () => {
  expect(wrapText('Your head drifts 9 in off the ball', 16, widthOf)).toEqual([
    'Your head drifts',
    '9 in off the',
    'ball',
  ]);
  expect(wrapText('', 10, widthOf)).toEqual([]);
});

it('keeps every word in order at every width, and no line of several words is too wide', () => {
  const text = 'Turn your shoulders past your hips: about 35° now, aim for 40–50°.';
  for (let maxWidth = 1; maxWidth < text.length; maxWidth++) {
    const lines = wrapText(text, maxWidth, widthOf);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect([line, line.length <= maxWidth || !line.includes(' ')]).toEqual([line, true]);
  }
});
