import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

/** Place in the originals by age: those that were not removed are not read a second time in one run. */
export interface OriginalsAfter {
  uploaded_at: Date;
  id: string;
}

/**
 * The oldest swings after a place whose originals are still there and may go: uploaded and analyzed as many hours ago as given. Those of
 * a swing without a result are needed by its next attempt. The clock is the database's, as that of the rows of the worker is.
 */
export async function listOldOriginals(
  db: Kysely<GatewayTables>,
  {
    uploadedHours,
    analyzedHours,
    after,
    limit,
  }: { uploadedHours: number; analyzedHours: number; after: OriginalsAfter | undefined; limit: number },
): Promise<OriginalsAfter[]> {
  return await db
    .selectFrom('gateway.swing as swing')
    .select(['swing.id', 'swing.uploaded_at'])
    .where('swing.discarded_at', 'is', null)
    .where('swing.files_removed_at', 'is', null)
    .where('swing.uploaded_at', '<=', hoursAgo(uploadedHours))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(swing.uploaded_at, swing.id) > (${after?.uploaded_at}, ${after?.id}::uuid)`),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('analysis.analysis_output as output')
          .select('output.analysis_id')
          .whereRef('output.analysis_id', '=', 'swing.id')
          .where('output.created_at', '<=', hoursAgo(analyzedHours)),
      ),
    )
    .orderBy('swing.uploaded_at')
    .orderBy('swing.id')
    .limit(limit)
    .execute();
}

const hoursAgo = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;
