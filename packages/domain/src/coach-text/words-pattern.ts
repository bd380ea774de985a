/** A pattern that matches any of these words or phrases as a whole. Lines are alternatives, too. */
export const wordsPattern = (words: string, flags: 'i' | 'gi' = 'i'): RegExp =>
  new RegExp(`\\b(?:${words.trim().replace(/\s*\n\s*/g, '|')})\\b`, flags);
