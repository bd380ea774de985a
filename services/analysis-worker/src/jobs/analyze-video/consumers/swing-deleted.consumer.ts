import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../../database.tables.ts';
import { deleteJob } from '../jobs.repository.ts';
import { removeAnalysisObjects } from '../removals/removals.repository.ts';

/** Removes all data of a deleted swing. A running attempt loses its lease and stops. */
export const handleSwingDeleted: EventHandler<'swing.deleted', AnalysisTables> = async (tx, event) => {
  const { analysisId } = event.payload;
  await deleteJob(tx, analysisId);
  await removeAnalysisObjects(tx, analysisId);
};
