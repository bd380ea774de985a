import { turnSummarySchema } from '@trueswing/contracts';
import { mobilityCheckVersion } from '@trueswing/domain';
import { z } from 'zod/mini';
import { DeviceValue } from '../../shared/device-value.ts';
import { isComplete, type PartResults } from './run/check-run.ts';

const partResult = z.optional(z.object({ summary: z.nullable(turnSummarySchema), advice: z.nullable(z.string()) }));
const storedSchema = z.nullable(
  z.object({
    id: z.uuid(),
    /** When its last part was measured. */
    measuredAtMs: z.number(),
    results: z.object({ chest: partResult, hips: partResult, separation: partResult }),
  }),
);

/** A check that is not stored on the server yet, so that a locked phone or a lost connection loses nothing. */
export interface UnsavedCheck {
  readonly id: string;
  readonly results: PartResults;
}

const storedOf = (userId: string) =>
  new DeviceValue(`trueswing.mobility-check.${mobilityCheckVersion}.${userId}`, storedSchema, null);

/** Parts of two days are not one check. One that is complete waits for the server as long as it takes. */
const unfinishedMs = 12 * 3_600_000;

/** Null without one, and if the first parts were measured too long ago to go on. */
export function readUnsaved(userId: string, nowMs: number): UnsavedCheck | null {
  const stored = storedOf(userId).read();
  if (!stored) return null;
  const results = stored.results as PartResults;
  return isComplete(results) || nowMs - stored.measuredAtMs < unfinishedMs ? { id: stored.id, results } : null;
}

export const saveUnsaved = (userId: string, { id, results }: UnsavedCheck, nowMs: number): void =>
  storedOf(userId).change(() => ({ id, results, measuredAtMs: nowMs }));

export const deleteUnsaved = (userId: string): void => storedOf(userId).change(() => null);
