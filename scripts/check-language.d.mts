export interface Ban {
  phrase: string[];
  isPrefix: boolean;
  write: string;
  phrases: string[][];
  paths: string[];
}
export function readBans(glossary: string): Ban[];
export function findBannedWords(
  path: string,
  text: string,
  bans: Ban[],
): { line: number; word: string; write: string }[];
