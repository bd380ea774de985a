import type { Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

/** Work that is due once per period of the US Central calendar. */
export interface ScheduledJob {
  /** Identifies the job in the table of runs; never changed. */
  readonly name: string;
  /**
   * The period for which the job is due at a moment; undefined if it is due for none. After downtime only the period that is
   * named then is caught up.
   */
  duePeriod(now: Date): string | undefined;
  /** Whether everything that the run needs has arrived; if not, the next poll asks again. Default: it has. */
  isReady?(tx: Transaction<GamificationTables>, period: string): Promise<boolean>;
  /** Effects of the run, in the transaction that records it. */
  run(tx: Transaction<GamificationTables>, period: string): Promise<void>;
}
