import { expect, test } from 'vitest';
import { golfQuotes } from './golf-quotes.ts';

test('there are exactly 25 different quotes, each with author and source', () => {
  expect(golfQuotes).toHaveLength(25);
  expect(new Set(golfQuotes.map(({ text }) => text.toLowerCase())).size).toBe(25);
  for (const quote of golfQuotes) {
    for (const part of [quote.text, quote.author, quote.source]) expect(part.trim()).toMatch(/^.{4,200}$/);
  }
});

test('contains none of the sayings that are falsely attributed to famous golfers', () => {
  const misattributed = /good walk spoiled|the luckier I get|ill-designed|five-inch course|double your failure/i;
  for (const { text } of golfQuotes) expect(text).not.toMatch(misattributed);
});
