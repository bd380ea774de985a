import { randomUUID } from 'node:crypto';
import type { MobilityCheckBody } from '@trueswing/contracts';
import { videoForm } from './mobility-video.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** A check as the phone measures it: three parts, two of them read, one side of the hips lost. */
export const exampleCheck = (): MobilityCheckBody => ({
  id: randomUUID(),
  method: 'phone',
  version: 1,
  parts: {
    chest: {
      right: { turnDeg: 92.4, plusMinusDeg: 3.1, repetitions: 2 },
      left: { turnDeg: 81.7, plusMinusDeg: 2.6, repetitions: 2 },
      asymmetryDeg: 10.7,
    },
    hips: { right: null, left: { turnDeg: 44.2, plusMinusDeg: 4, repetitions: 1 }, asymmetryDeg: null },
    separation: null,
  },
});

/** Stores a check of the golfer and videos of another one, and creates a code that signs the golfer in. */
export async function checkMobility(gateway: Pick<TestGateway, 'call'>, golfer: Golfer) {
  const check = exampleCheck();
  const saved = await gateway.call('/api/mobility-checks', { as: golfer, json: check });
  const made = await gateway.call('/api/auth/hand-over', { method: 'POST', as: golfer });
  const filmed = await gateway.call('/api/mobility-films', {
    method: 'POST',
    as: golfer,
    body: await videoForm('hips'),
  });
  if (saved.status !== 201 || made.status !== 201 || filmed.status !== 202)
    throw new Error(`check: ${saved.status}, code: ${made.status}, video: ${filmed.status}`);
  return {
    checkId: check.id,
    videoId: ((await filmed.json()) as { id: string }).id,
    handOverCode: ((await made.json()) as { code: string }).code,
  };
}
