import { mobilityParts, turnSummarySchema } from '@trueswing/contracts';
import { mobilityCheckVersion } from '@trueswing/domain';
import { z } from 'zod/mini';
import { readFromDevice, removeFromDevice, saveOnDevice } from '../../shared/device-storage.ts';
import { isComplete, type PartResults } from './run/check-run.ts';

const partResult = z.optional(z.object({ summary: z.nullable(turnSummarySchema), advice: z.nullable(z.string()) }));
const unsavedSchema = z.object({
  id: z.uuid(),
  /** When its last part was measured. */
  measuredAtMs: z.number(),
  results: z.object({ chest: partResult, hips: partResult, separation: partResult }),
});

/** A check that is not stored on the server yet, so that a locked phone or a lost connection loses nothing. */
export interface UnsavedCheck {
  readonly id: string;
  readonly results: PartResults;
}

const keyOf = (userId: string) => `mobility-check-${mobilityCheckVersion}-${userId}`;

/** Parts of two days are not one check. One that is complete waits for the server as long as it takes. */
const unfinishedMs = 12 * 3_600_000;

/** Null without one, and if the first parts were measured too long ago to go on. */
export function readUnsaved(userId: string, nowMs: number): UnsavedCheck | null {
  const stored = parse(readFromDevice(keyOf(userId)));
  if (!stored) return null;
  const results = stored.results as PartResults;
  return isComplete(results) || nowMs - stored.measuredAtMs < unfinishedMs ? { id: stored.id, results } : null;
}

function parse(text: string | null): z.infer<typeof unsavedSchema> | null {
  try {
    return unsavedSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

export const saveUnsaved = (userId: string, check: UnsavedCheck, nowMs: number): void =>
  saveOnDevice(keyOf(userId), JSON.stringify({ ...check, measuredAtMs: nowMs }));

export const deleteUnsaved = (userId: string): void => removeFromDevice(keyOf(userId));

/** Whether any part has a turn. */
export const hasTurn = (results: PartResults): boolean => mobilityParts.some((part) => results[part]?.summary);
