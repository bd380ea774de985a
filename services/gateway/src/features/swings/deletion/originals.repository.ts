import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

/** Place in the originals by age: those that were not removed are not read a second time in one run. */
export interface OriginalsAfter {
  uploaded_at: Date;
  id: string;
}

/**
 * The oldest swings after a place that were uploaded before a moment, were analyzed, and whose originals are still there. Those of
 * a swing without a result are needed by its next attempt.
 */
export async function listOldOriginals(
  db: Kysely<GatewayTables>,
  { before, after, limit }: { before: Date; after: OriginalsAfter | undefined; limit: number },
): Promise<OriginalsAfter[]> {
  return await db
    .selectFrom('gateway.swing as swing')
    .select(['swing.id', 'swing.uploaded_at'])
    .where('swing.discarded_at', 'is', null)
    .where('swing.files_removed_at', 'is', null)
    .where('swing.uploaded_at', '<=', before)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(swing.uploaded_at, swing.id) > (${after?.uploaded_at}, ${after?.id}::uuid)`),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('analysis.analysis_output as output')
          .select('output.analysis_id')
          .whereRef('output.analysis_id', '=', 'swing.id'),
      ),
    )
    .orderBy('swing.uploaded_at')
    .orderBy('swing.id')
    .limit(limit)
    .execute();
}
