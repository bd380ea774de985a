import type { SwingAnalysis } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, correction, earlierTop, keyFramesPath } from '../../../../test/key-frame-calls.ts';
import { finishSampleSwing, sampleResult } from '../../../../test/sample-swing.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let id: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  golfer = await gateway.register();
  id = await finishSampleSwing(gateway, golfer);
});
afterAll(() => gateway.stop());

const { events } = sampleResult.faceOn;
const put = (json: unknown) => gateway.call(keyFramesPath(id), { method: 'PUT', json, as: golfer });
const read = async () =>
  (await (await gateway.call(`/api/swing-analyses/${id}`, { as: golfer })).json()) as SwingAnalysis;
const versions = () => gateway.rows('select 1 from gateway.swing_correction where analysis_id = $1', [id]);

describe('of two windows', () => {
  it('the one that has not seen the other’s correction is rejected', async () => {
    await put(correction(earlierTop));
    const stale = await answered(await put(correction({ top: events.top.frame - 2 })));
    expect([stale.status, stale.code]).toEqual([409, 'analysis-changed']);
    expect((await read()).version).toBe(1);
  });

  it('one wins when both save at the same moment', async () => {
    const moves = [-1, -2, -3, -4].map((by) => correction({ top: events.top.frame + by }));
    const answers = await Promise.all(moves.map(async (each) => await answered(await put(each))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await read()).toEqual(won?.body);
    expect(await versions()).toHaveLength(1);
  });

  it('the same correction twice is one version, also when the first answer was lost', async () => {
    const [first, second] = await Promise.all([put(correction(earlierTop)), put(correction(earlierTop))]);
    const third = await put(correction(earlierTop));
    const bodies = await Promise.all([first, second, third].map(async (each) => (await answered(each)).body));
    expect(bodies.map(({ version }) => version)).toEqual([1, 1, 1]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await versions()).toHaveLength(1);
  });
});
