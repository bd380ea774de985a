import { mobilityParts } from '@trueswing/contracts';
import { mobilityCheckVersion } from '@trueswing/domain';
import { readFromDevice, saveOnDevice } from '../../shared/device-storage.ts';
import type { PartResults } from './run/check-run.ts';

/** A check that is not stored on the server yet, so that a locked phone or a lost connection loses nothing. */
export interface UnsavedCheck {
  readonly id: string;
  readonly results: PartResults;
}

const keyOf = (userId: string) => `mobility-check-${mobilityCheckVersion}-${userId}`;

export function readUnsaved(userId: string): UnsavedCheck | null {
  try {
    return JSON.parse(readFromDevice(keyOf(userId)) ?? 'null') as UnsavedCheck | null;
  } catch {
    return null;
  }
}

export const saveUnsaved = (userId: string, check: UnsavedCheck | null): void =>
  saveOnDevice(keyOf(userId), JSON.stringify(check));

/** Whether any part has a turn. */
export const hasTurn = (results: PartResults): boolean => mobilityParts.some((part) => results[part]?.summary);
