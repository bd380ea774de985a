import { type AnalysisFailureCode, analysisIdSchema, userIdSchema } from '@trueswing/contracts';
import { setJob } from './finished-analysis.ts';
import { publishEvent } from './publish-event.ts';
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
  await publishEvent(gateway, { type: 'swing.analysis-failed', payload });
}
