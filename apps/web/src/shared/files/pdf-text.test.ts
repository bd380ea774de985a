import { expect, it } from 'vitest';
import { toPdfText } from './pdf-text.ts';

it.each([
  ['about 95° (80–115°) ± 3', 'about 95° (80–115°) ± 3'],
  ['Your club path of \u22122.4° … “in” — it’s fine', 'Your club path of –2.4° … “in” — it’s fine'],
  ['a\u202fb\u00a0c', 'a b c'],
  ['Great ⛳️ swing 👏!', 'Great swing !'],
  ['x ≤ 3', 'x at most 3'],
])('writes %j in the characters of the standard fonts', (text, written) => {
  expect(toPdfText(text)).toBe(written);
});

it('leaves no character that the fonts do not have', () => {
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('');
  expect(toPdfText(`${all}👩‍🦰\ud800`)).toMatch(/^[\n\u0020-\u007e\u00a1-\u00ff–—‘’“”•…€]+$/u);
});
