/** Characters of our texts that the standard fonts of a PDF do not have. */
const replacements: Readonly<Record<string, string>> = {
  '\u2212': '–',
  '\u00a0': ' ',
  '\u202f': ' ',
  '≤': 'at most ',
  '≥': 'at least ',
  '→': '–',
};

/** Characters that the fonts have: Latin-1, and the punctuation of Windows-1252 that we use. */
const writable = /^[\n\u0020-\u007e\u00a1-\u00ff–—‘’“”•…€]$/u;

/** A text in the characters of a PDF's standard fonts; others, such as emoji in a model's sentence, are left out. */
export const toPdfText = (text: string): string =>
  Array.from(text, (character) => replacements[character] ?? (writable.test(character) ? character : ''))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
