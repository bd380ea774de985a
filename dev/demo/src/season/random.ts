import { createHash } from 'node:crypto';

/** Draws a share of 0…1 for a name: the same one in every season, whatever else is drawn. */
export const shareOf = (...name: readonly (string | number)[]): number =>
  createHash('sha256').update(name.join(' ')).digest().readUInt32BE() / 2 ** 32;

/** Draws a number between two others. */
export const drawBetween = (low: number, high: number, ...name: readonly (string | number)[]): number =>
  low + (high - low) * shareOf(...name);
