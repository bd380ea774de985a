import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, correction, keyFramesPath } from '../../../../test/key-frame-calls.ts';
import { finishSampleSwing, sampleResult } from '../../../../test/sample-swing.ts';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it.each([
  [true, 'one-swing'],
  [false, 'two-swings'],
] as const)(
  'a moved key frame is analyzed with what the golfer said: one swing %s',
  async (isSaidToBeOneSwing, readAs) => {
    const golfer = await gateway.register();
    const filmPair = { isSaidToBeOneSwing, readAs, sentence: '' };
    const id = await finishSampleSwing(gateway, golfer, { filmPair });
    const moved = correction({ finish: sampleResult.faceOn.events.finish.frame - 1 });
    const { status, body } = await answered(
      await gateway.call(keyFramesPath(id), { method: 'PUT', json: moved, as: golfer }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ technicalDetails: { filmPair: { isSaidToBeOneSwing, readAs } } });
  },
);
