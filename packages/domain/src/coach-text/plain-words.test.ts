import { expect, it } from 'vitest';
import { findOtherWords } from './plain-words.ts';

it('knows everyday words in all their forms', () => {
  expect(findOtherWords('You’re turning nicely, and the head moves. Let’s keep a well-balanced finish!')).toEqual([]);
});

const words = `not no never none nothing nobody nowhere neither nor without hardly barely scarcely rarely cannot don't isn't
  doesn't avoid fail lack less least ignore skip forget
  zero two three four five six seven eight nine ten eleven twelve fifteen twenty thirty fifty ninety hundred thousand half third
  quarter twice thrice double dozen couple percent degrees inch inches yard yards meters mph minute minutes hour day days month
  driver iron wood wedge putter hybrid because cause due result why therefore costs will gain guarantee promise soon tomorrow
  always perfect perfectly definitely certainly clearly surely exactly completely totally absolutely worst
  pain painful injury doctor physio hurt sore ache risk grip clubface wrist forearm glute hamstring neck slice hook draw fade distance
  power accuracy contact handicap score pro professional amateur previous yesterday visit click buy subscribe http www instructions
  system prompt assistant password towel gym squat barefoot weight pressure lag release win`;

it.each(words.split(/\s+/))('does not take "%s" for a form of one', (word) => {
  expect(findOtherWords(`Your ${word} head.`)).toEqual([word]);
});
