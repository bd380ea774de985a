import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { deleteUploadInProgress, insertUploadInProgress } from './uploads.repository.ts';

/** Before the first object is stored: what an upload that crashes leaves behind is found by this and removed. */
export const beginUpload = (
  db: Kysely<GatewayTables>,
  upload: { analysisId: string; userId: string; now: Date },
): Promise<void> => insertUploadInProgress(db, upload);

/** In the transaction that stores what the upload became. @throws when the upload was discarded while it ran */
export async function endUpload(tx: Transaction<GatewayTables>, analysisId: string): Promise<void> {
  if (!(await deleteUploadInProgress(tx, analysisId))) throw new Error('the upload was discarded while it ran');
}
