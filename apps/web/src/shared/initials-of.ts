/** The first letters of names, by code point: an emoji is two characters of a string. U if there are none. */
export const initialsOf = (names: readonly string[]): string =>
  names.map(([letter = '']) => letter.toUpperCase()).join('') || 'U';
