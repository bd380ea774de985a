import { randomUUID } from 'node:crypto';
import { type AnalysisId, analysisIdSchema } from '@trueswing/contracts';
import { queryDatabase } from '@trueswing/testkit';
import { databaseUrl } from './database-url.ts';
import type { E2e } from './open-system.ts';

/** Stores the same upload some days before, which the weekly limit would not allow on one day. @returns its id */
export async function copySwing(e2e: E2e, id: string, daysAgo: number): Promise<AnalysisId> {
  const copy = analysisIdSchema.parse(randomUUID());
  await queryDatabase(
    databaseUrl(e2e),
    `insert into gateway.swing select (jsonb_populate_record(null::gateway.swing, to_jsonb(swing)
       || jsonb_build_object('id', $2::text, 'uploaded_at', now() - make_interval(days => $3)))).*
     from gateway.swing as swing where id = $1`,
    [id, copy, daysAgo],
  );
  return copy;
}
