/** Text to search for. Tabs and no-break spaces, which come with a copied cell, become spaces: the server rejects or misses them. */
export const searchTextOf = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();
