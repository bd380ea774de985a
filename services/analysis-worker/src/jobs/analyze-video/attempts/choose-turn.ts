import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { createJob, type Db } from '../jobs.repository.ts';
import { findNextTurn } from './turns.repository.ts';

/**
 * Chooses the attempt that a job of the queue starts: golfers take turns, so that several long videos of one do not hold up
 * the others. The queue says only that there is work; each due attempt has a job in it. Undefined when nothing is due.
 */
export async function chooseTurn(db: Db, woken: AnalyzeVideoJob): Promise<AnalyzeVideoJob | undefined> {
  // The queue may deliver the job before the event that creates its row.
  await createJob(db, woken.analysisId);
  return await findNextTurn(db);
}
