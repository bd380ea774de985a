import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../../database.tables.ts';
import { createJob } from '../jobs.repository.ts';

/** Creates the job of an uploaded swing; it may exist already when the queue was faster than the event. */
export const handleSwingUploaded: EventHandler<'swing.uploaded', AnalysisTables> = (tx, event) =>
  createJob(tx, event.payload.analysisId);
