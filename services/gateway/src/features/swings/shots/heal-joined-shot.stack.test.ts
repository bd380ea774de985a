import type { SwingAnalysis } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, correction, earlierTop, keyFramesPath } from '../../../../test/key-frame-calls.ts';
import { logShots } from '../../../../test/log-shots.ts';
import { finishSampleSwing } from '../../../../test/sample-swing.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let id: string;
let shotId: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  golfer = await gateway.register();
  id = await finishSampleSwing(gateway, golfer);
  const hit = { clubSpeedMph: 84.109, ballSpeedMph: 116.32, carryYd: 158.246 };
  const importId = await logShots(gateway, golfer, { shots: [hit], club: '7-iron', hitAt: new Date().toISOString() });
  shotId = (await gateway.rows('select id from gateway.shot where import_id = $1', [importId]))[0].id;
});
afterAll(() => gateway.stop());

const path = () => `/api/swing-analyses/${id}`;
const join = async () =>
  await answered(await gateway.call(`${path()}/shot`, { method: 'PUT', as: golfer, json: { shotId, gender: 'male' } }));
const remove = async () => await answered(await gateway.call(`${path()}/shot`, { method: 'DELETE', as: golfer }));
const read = async () => (await (await gateway.call(path(), { as: golfer })).json()) as SwingAnalysis;

/** Goes back to the automatic moments, as a gateway of the version before does: it knows no joined shot. */
const restoreWithVersionBefore = (version: number) =>
  gateway.rows(
    `insert into gateway.swing_correction (analysis_id, version, moves, created_at)
     values ($1, $2, '{"faceOn": {}, "downTheLine": {}}', now())`,
    [id, version],
  );

describe('after a gateway of the version before has gone back to the automatic analysis of a swing with a shot', () => {
  it('the same shot again has the swing judged again, once', async () => {
    const { body: joined } = await join();
    await gateway.call(keyFramesPath(id), { method: 'PUT', as: golfer, json: correction(earlierTop, 1) });
    await restoreWithVersionBefore(3);
    expect((await read()).launchMonitorAssessment).not.toBe(joined.launchMonitorAssessment);
    expect(await join()).toMatchObject({ status: 200, body: { ...joined, version: 4 } });
    expect(await join()).toMatchObject({ status: 200, body: { version: 4 } });
  });

  it('the shot can be taken out', async () => {
    const before = await read();
    await join();
    await restoreWithVersionBefore(2);
    expect((await remove()).body).toEqual({ ...before, version: 3 });
  });
});
