import type { AnalysisId } from '@trueswing/contracts';
import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../../database.tables.ts';
import { deleteJob, listJobsOfUser } from '../jobs.repository.ts';
import { removeAnalysisObjects } from '../removals/removals.repository.ts';

/** Removes every analysis of a user, running ones included, with all objects in the object store. */
export const deleteAnalyses: EventHandler<'user.deleted', AnalysisTables> = async (tx, event) => {
  const { userId, analysisIds } = event.payload;
  const all = new Set<AnalysisId>([...analysisIds, ...(await listJobsOfUser(tx, userId))]);
  for (const analysisId of all) {
    await deleteJob(tx, analysisId);
    await removeAnalysisObjects(tx, analysisId);
  }
};
