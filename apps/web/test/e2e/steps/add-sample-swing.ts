import { randomUUID } from 'node:crypto';
import { type AnalysisId, type AnalysisResult, analysisIdSchema } from '@trueswing/contracts';
import { queryDatabase } from '@trueswing/testkit';
import type { Page } from 'playwright-core';
import { databaseUrl } from './database-url.ts';
import { finishAsSample } from './finish-as-sample.ts';
import { readGolfer } from './golfer.ts';
import type { SharedE2e } from './open-system.ts';

interface SampleSwing extends Partial<AnalysisResult> {
  /** Days since the upload: the weekly limit allows one on one day. Default 0. */
  daysAgo?: number;
}

/**
 * Gives the golfer of the page a swing with the driver whose analysis is the sample report, changed in parts. No event says that it was
 * uploaded, so no worker takes it, and it uses no upload.
 */
export async function addSampleSwing(
  e2e: SharedE2e,
  page: Page,
  { daysAgo = 0, ...change }: SampleSwing = {},
): Promise<AnalysisId> {
  const id = analysisIdSchema.parse(randomUUID());
  const { id: userId } = await readGolfer(page);
  await queryDatabase(
    databaseUrl(e2e),
    `insert into gateway.swing (id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes, uploaded_at, filmed_at)
     select $1::uuid, $2::uuid, 'driver', 'right', 'uploads/' || $1::text || '/sample-face-on', $1::text, 1, at, at - interval '1 hour'
     from (select now() - make_interval(days => $3) as at) moment`,
    [id, userId, daysAgo],
  );
  await finishAsSample(e2e, id, change);
  return id;
}
