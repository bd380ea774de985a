import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { setJob } from './finished-analysis.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** Fails an analysis as the worker would, and waits until the gateway has processed that. */
export async function failAnalysis(
  gateway: TestGateway,
  analysisId: string,
  owner: Golfer,
  code = 'no-golfer',
): Promise<void> {
  await setJob(gateway, analysisId, { status: 'failed', stage: 'pose', progress: 0.4, errorCode: code });
  const id = randomUUID();
  const payload = { analysisId, userId: owner.id, code };
  await gateway.rows(`insert into events.event (id, type, payload) values ($1, 'swing.analysis-failed', $2)`, [
    id,
    payload,
  ]);
  await gateway.rows(`insert into events.delivery (event_id, consumer) values ($1, 'gateway')`, [id]);
  const isProcessed = async () =>
    (await gateway.rows('select 1 from events.delivery where event_id = $1 and processed_at is not null', [id])).length;
  await expect.poll(isProcessed, { timeout: 15_000 }).toBe(1);
}
