import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../../database.tables.ts';
import { deleteJob } from '../jobs.repository.ts';

/** Deletes the job of a rehearsal that has ended: nothing of a load test is left. */
export const handleAnalysisRehearsed: EventHandler<'analysis.rehearsed', AnalysisTables> = (tx, event) =>
  deleteJob(tx, event.payload.analysisId);
