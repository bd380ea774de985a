import { type Club, maxCellText } from '@trueswing/contracts';
import { readClub } from './read-club.ts';

/** The club of a row: the text by which the golfer knows it, and our guess. */
export interface RowClub {
  readonly name: string;
  readonly guess: Club | null;
}

/**
 * Reads a club from its name and, where the file has one, its type, such as `7` and `Iron`. A bare number means something else with
 * each type, so it counts with the type alone.
 */
export function readClubCells(name: string, type: string): RowClub {
  const both = `${name} ${type}`.trim().slice(0, maxCellText);
  const alone = name.slice(0, maxCellText);
  if (type === '') return { name: alone, guess: readClub(alone) };
  if (/^\d+$/.test(name)) return { name: both, guess: readClub(both) };
  const guess = readClub(alone);
  if (guess) return { name: alone, guess };
  return { name: both, guess: readClub(both) ?? readClub(type) };
}
