import type { AnalysisId } from '@trueswing/contracts';
import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../../database.tables.ts';
import { deleteJob, listJobsOf } from '../jobs.repository.ts';
import { removeAnalysisObjects } from '../removals/removals.repository.ts';

/** Removes every analysis of a golfer, running ones included, and whatever lies in the object store for them. */
export const handleUserDeleted: EventHandler<'user.deleted', AnalysisTables> = async (tx, event) => {
  const { userId, analysisIds } = event.payload;
  const all = new Set<AnalysisId>([...analysisIds, ...(await listJobsOf(tx, userId))]);
  for (const analysisId of all) {
    await deleteJob(tx, analysisId);
    await removeAnalysisObjects(tx, analysisId);
  }
};
