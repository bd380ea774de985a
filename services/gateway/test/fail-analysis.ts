import { type AnalysisFailureCode, analysisIdSchema, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { expect } from 'vitest';
import { setJob } from './finished-analysis.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** Fails an analysis as the worker would, and waits until the gateway has processed that. */
export async function failAnalysis(
  gateway: TestGateway,
  analysisId: string,
  owner: Golfer,
  code: AnalysisFailureCode = 'no-golfer',
): Promise<void> {
  await setJob(gateway, analysisId, { status: 'failed', stage: 'pose', progress: 0.4, errorCode: code });
  const payload = { analysisId: analysisIdSchema.parse(analysisId), userId: userIdSchema.parse(owner.id), code };
  const id = await gateway.deps.db
    .transaction()
    .execute((tx) => publish(tx, { type: 'swing.analysis-failed', payload }));
  const isProcessed = async () =>
    (
      await gateway.rows(
        `select 1 from events.delivery where event_id = $1 and consumer = 'gateway' and processed_at is not null`,
        [id],
      )
    ).length;
  await expect.poll(isProcessed, { timeout: 15_000 }).toBe(1);
}
