import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../../database.tables.ts';
import { createJob } from '../jobs.repository.ts';

/** An uploaded swing gets its job; the job may be there already when the queue was quicker than the event. */
export const handleSwingUploaded: EventHandler<'swing.uploaded', AnalysisTables> = (tx, event) =>
  createJob(tx, event.payload.analysisId);
