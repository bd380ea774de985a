import type { Golfer } from '../test-gateway.ts';
import type { FactLog } from './fact-log.ts';
import type { ChaosSystem } from './open-chaos-system.ts';

/** A golfer with a finished analysis and Premium. */
export interface TrainedGolfer extends Golfer {
  analysisId: string;
}

export interface World extends ChaosSystem {
  log: FactLog;
  /** Golfers that stay, for the admin. */
  staying: Golfer[];
  trained: TrainedGolfer[];
  /** A video that is rejected quickly, and one that is analyzed; null where none is. */
  videos: { rejected: Buffer; analyzed: Buffer | null };
  /** Aborts after the last disturbance: no client begins anything more. */
  over: AbortSignal;
}
