import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../../database.tables.ts';
import { queueAgain } from '../jobs.repository.ts';

/** Queues a failed analysis again, with all of its attempts; the next sweep hands it to a worker. */
export const handleSwingRetried: EventHandler<'swing.retried', AnalysisTables> = (tx, event) =>
  queueAgain(tx, event.payload.analysisId);
