import type { EventHandler } from '@trueswing/events';
import type { AnalysisTables } from '../../database.tables.ts';
import type { MediaStore } from '../../media-store.ts';
import { deleteJob } from './jobs.repository.ts';
import { outputsPrefix, uploadsPrefix } from './object-keys.ts';

/** Removes everything of a deleted swing. A running attempt finds its lease gone and tidies up after itself. */
export const obeySwingDeleted =
  (store: MediaStore): EventHandler<'swing.deleted', AnalysisTables> =>
  async (tx, event) => {
    const { analysisId } = event.payload;
    await deleteJob(tx, analysisId);
    // Removing again what is gone does no harm, so the objects may go before the transaction commits.
    await store.removeAll(outputsPrefix(analysisId));
    await store.removeAll(uploadsPrefix(analysisId));
  };
