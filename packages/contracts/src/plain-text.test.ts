import { describe, expect, it } from 'vitest';
import { nameText, toNameText } from './plain-text.ts';

describe('a name', () => {
  it.each(['Ada', 'Łukasz Żak', '李小龍', 'محمد', 'नमस्ते', 'Kim 🏌️‍♀️', 'O’Neill-Smith', ''])('may be %j', (name) => {
    expect([nameText(60).parse(` ${name} `), toNameText(name)]).toEqual([name, name]);
  });

  it.each([
    ['turns what follows around', 'Ada \u202Enimda', 'Ada nimda'],
    ['has a mark of direction', 'Ada\u200F', 'Ada'],
    ['has a space without width', 'A\u200Bda', 'Ada'],
    ['is only such a space', '\u200B', ''],
    ['is only a filler', '\u3164', ''],
    ['is only joiners', '\u200D\u200D', ''],
    ['is only a blank of Braille', '\u2800', ''],
    ['is only an accent', '\u0301', ''],
    ['has a zero byte', 'Ada\0', 'Ada'],
  ])('that %s is rejected, and cleaned where it comes from another system', (_, name, seen) => {
    expect(nameText(60).safeParse(name).success).toBe(false);
    expect(toNameText(name)).toBe(seen);
  });
});
