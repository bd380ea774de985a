import type { ErrorBody, Measurements } from '@trueswing/contracts';
import { findFindings } from '@trueswing/swing';
import { changeResult, finishSwing } from './finished-analysis.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** Hips that turn less than the target. */
export const shortHips: Measurements = {
  hipRotationDeg: {
    value: 20,
    plusMinus: 8,
    interval: { low: 12, high: 28 },
    views: 'both',
    at: 'top',
    confidence: 0.9,
  },
};

/** A stance that is wider than the target, which the training of the hips helps. */
export const wideStance: Measurements = {
  stanceWidthHw: { value: 3.6, plusMinus: 0.2, at: 'address', confidence: 0.9 },
};

/** A new golfer with one analyzed swing. */
export async function golferWithSwing(
  gateway: TestGateway,
  measurements?: Measurements,
): Promise<Golfer & { analysisId: string }> {
  const golfer = await gateway.register();
  const analysisId = await finishSwing(gateway, golfer, '"a video"');
  if (measurements) {
    await changeResult(gateway, analysisId, { measurements, findings: findFindings(measurements) });
  }
  return { ...golfer, analysisId };
}

/** A golfer with an analyzed swing and Premium, which completing and exchanging exercises needs. */
export async function premiumGolfer(
  gateway: TestGateway,
  measurements?: Measurements,
): Promise<Golfer & { analysisId: string }> {
  const golfer = await golferWithSwing(gateway, measurements);
  await gateway.makePremium(golfer);
  return golfer;
}

/** The answer to a call about training, which may be a refusal. */
export async function askTraining(gateway: TestGateway, as: Golfer, path: string, json?: object) {
  const response = await gateway.call(path, { as, ...(json && { json }) });
  return { status: response.status, body: (await response.json()) as ErrorBody };
}
