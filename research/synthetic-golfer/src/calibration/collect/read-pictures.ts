import { readFile } from 'node:fs/promises';
import type { ReadTurns } from '@trueswing/contracts';
import type { TurnSource } from '@trueswing/swing/turn-model';

/** Loads what the turn network reads in the pictures of a swing, by its seed: the file that `read_swings.py` writes. */
export async function readPictures(file: string): Promise<Map<number, Record<TurnSource, ReadTurns>>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const { seed, faceOn, downTheLine, both } = JSON.parse(line) as Line; // written by read_swings.py
      return [seed, { faceOn: toTurns(faceOn), downTheLine: toTurns(downTheLine), both: toTurns(both) }];
    }),
  );
}

type Pair = readonly [shoulderTurnDeg: number, hipRotationDeg: number];
type Line = { seed: number } & Record<TurnSource, Pair>;

const toTurns = ([shoulderTurnDeg, hipRotationDeg]: Pair): ReadTurns => ({ shoulderTurnDeg, hipRotationDeg });
