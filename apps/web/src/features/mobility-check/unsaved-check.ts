import { turnSummarySchema } from '@trueswing/contracts';
import { mobilityCheckVersion } from '@trueswing/domain';
import { z } from 'zod/mini';
import { DeviceValue } from '../../shared/device-value.ts';
import { isComplete, type PartResults } from './run/check-run.ts';

const partResult = z.optional(z.object({ summary: z.nullable(turnSummarySchema), advice: z.nullable(z.string()) }));
const storedSchema = z.nullable(
  z.object({
    id: z.uuid(),
    measuredAtMs: z.number(),
    results: z.object({ chest: partResult, hips: partResult, separation: partResult }),
  }),
);

/** A check that is not stored on the server yet, so that a locked phone or a lost connection loses nothing. */
export interface UnsavedCheck {
  readonly id: string;
  /** When its last part was measured. */
  readonly measuredAtMs: number;
  readonly results: PartResults;
}

const storedOf = (userId: string) =>
  new DeviceValue(`trueswing.mobility-check.${mobilityCheckVersion}.${userId}`, storedSchema, null);

/** Parts of two days are not one check. One that is complete waits for the server as long as it takes. */
const unfinishedMs = 12 * 3_600_000;

/** Null without one, and if the first parts were measured too long ago to go on. */
export function readUnsaved(userId: string, nowMs: number): UnsavedCheck | null {
  const stored = storedOf(userId).read() as UnsavedCheck | null;
  if (!stored) return null;
  return isComplete(stored.results) || nowMs - stored.measuredAtMs < unfinishedMs ? stored : null;
}

export const saveUnsaved = (userId: string, check: UnsavedCheck): void => storedOf(userId).change(() => check);

export const deleteUnsaved = (userId: string): void => storedOf(userId).change(() => null);
