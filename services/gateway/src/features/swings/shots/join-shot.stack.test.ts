import type { SwingAnalysis, SwingShots } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setJob, uploadSwing } from '../../../../test/finished-analysis.ts';
import { answered, correction, earlierTop, keyFramesPath } from '../../../../test/key-frame-calls.ts';
import { logShots } from '../../../../test/log-shots.ts';
import { finishSampleSwing } from '../../../../test/sample-swing.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let other: Golfer;
let id: string;
beforeAll(async () => {
  gateway = await startGateway();
  other = await gateway.register();
});
beforeEach(async () => {
  golfer = await gateway.register();
  const written = { writer: 'a-language-model', recommendations: 'Written by a model.', launchMonitorAssessment: null };
  id = await finishSampleSwing(gateway, golfer, written);
});
afterAll(() => gateway.stop());

const hit = { clubSpeedMph: 84.109, ballSpeedMph: 116.32, carryYd: 158.246, clubPathDeg: -1, faceAngleDeg: 6 };
const session = (shots = [hit], club: '7-iron' | 'driver' = '7-iron', as = golfer) =>
  logShots(gateway, as, { shots, club, hitAt: new Date(Date.now() - 3_600_000).toISOString() });
const shotsOf = async (importId: string) =>
  (await gateway.rows('select id from gateway.shot where import_id = $1 order by carry_yd', [importId])).map(
    (row) => row.id as string,
  );
const join = (
  shotId: unknown,
  { as = golfer, swing = id, gender = 'male' } = {} as { as?: Golfer; swing?: string; gender?: string | null },
) =>
  gateway.call(`/api/swing-analyses/${swing}/shot`, {
    method: 'PUT',
    as,
    json: { shotId, ...(gender && { gender }) },
  });
const remove = (as = golfer, swing = id) => gateway.call(`/api/swing-analyses/${swing}/shot`, { method: 'DELETE', as });
const read = async () =>
  (await (await gateway.call(`/api/swing-analyses/${id}`, { as: golfer })).json()) as SwingAnalysis;
const choices = async () =>
  (await (await gateway.call(`/api/swing-analyses/${id}/shots`, { as: golfer })).json()) as SwingShots;
const historyOf = ({ technicalDetails }: SwingAnalysis) =>
  technicalDetails && 'ballHistory' in technicalDetails ? technicalDetails.ballHistory : undefined;
const numbers = { clubSpeed: 84.1, ballSpeed: 116.3, carry: 158, clubPath: -1, faceAngle: 6 };
const noNumbers = { clubSpeed: null, ballSpeed: null, carry: null, clubPath: null, faceAngle: null };

describe('a joined shot', () => {
  it('gives the swing its numbers, and what is judged by the ball is judged again', async () => {
    const before = await read();
    expect(before).toMatchObject({ ...noNumbers, launchMonitorAssessment: null });
    const [shotId] = await shotsOf(await session());
    const { status, body } = await answered(await join(shotId, { gender: 'female' }));
    expect([status, body.version]).toEqual([200, 1]);
    expect(body).toMatchObject({ ...numbers, total: null, tourComparison: 'lpga' });
    expect(body.launchMonitorAssessment).toContain('LPGA');
    expect(body.recommendations).not.toBe('Written by a model.');
    const [old, now] = [before.technicalDetails, body.technicalDetails] as Record<string, unknown>[];
    expect(now).toMatchObject({ measurements: old?.measurements, faceOn: old?.faceOn, algorithm: old?.algorithm });
    expect(await read()).toEqual(body);
    expect(await choices()).toMatchObject({ joined: { id: shotId, fileName: 'session.csv', format: 'test' } });
  });

  it('needs a tour to stand beside, once', async () => {
    const [shotId, next] = await shotsOf(await session([hit, { ...hit, carryYd: 170 }]));
    const refused = await answered(await join(shotId, { gender: null }));
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please choose the PGA Tour or the LPGA Tour.' } });
    expect(await read()).toMatchObject({ version: 0, ...noNumbers });
    await join(shotId, { gender: 'female' });
    expect((await answered(await join(next, { gender: null }))).body).toMatchObject({ tourComparison: 'lpga' });
  });

  it('is judged beside the shots that came with it, of which it is none', async () => {
    const shots = [hit, ...[150, 151, 152, 153].map((carryYd) => ({ ...hit, carryYd, faceAngleDeg: 0 }))];
    const ids = await shotsOf(await session(shots));
    const { body } = await answered(await join(ids.at(-1)));
    expect(historyOf(body)).toMatchObject({ carryYd: { n: 4, mean: 151.5 }, faceAngleDeg: { mean: 0 } });
  });

  it('changes nothing a second time, and is exchanged for another one', async () => {
    const [first, second] = await shotsOf(await session([hit, { ...hit, carryYd: 170 }]));
    await join(first);
    expect((await answered(await join(first))).body.version).toBe(1);
    const { body } = await answered(await join(second));
    expect([body.version, body.carry]).toEqual([2, 170]);
    expect((await choices()).joined?.id).toBe(second);
  });

  it('counts once in the averages', async () => {
    const [shotId] = await shotsOf(await session());
    await join(shotId);
    const counted = await gateway.rows('select swing_id from gateway.ball_shot where user_id = $1', [golfer.id]);
    expect(counted).toEqual([{ swing_id: null }]);
    await remove();
    expect(await gateway.rows('select id from gateway.ball_shot where user_id = $1', [golfer.id])).toHaveLength(1);
  });

  it('leaves the analysis as it was when it is taken out', async () => {
    const before = await read();
    const [shotId] = await shotsOf(await session());
    expect((await answered(await remove())).body).toEqual(before);
    await join(shotId, { gender: 'male' });
    const { status, body } = await answered(await remove());
    expect([status, body]).toEqual([200, { ...before, version: 2 }]);
    expect((await answered(await remove())).body.version).toBe(2);
    expect((await choices()).joined).toBeNull();
  });
});

describe('typed numbers', () => {
  beforeEach(() => gateway.rows('update gateway.swing set carry_yd = 140, spin_rpm = 6500 where id = $1', [id]));

  it('stay where the shot has none, and come back without the shot', async () => {
    const before = await read();
    const [shotId] = await shotsOf(await session());
    expect((await answered(await join(shotId))).body).toMatchObject({ ...numbers, spinRate: 6_500 });
    expect((await answered(await remove())).body).toEqual({ ...before, version: 2 });
  });
});

describe('moved moments', () => {
  const move = (version: number) =>
    gateway.call(keyFramesPath(id), { method: 'PUT', as: golfer, json: correction(earlierTop, version) });

  it('stay moved when a shot is joined and taken out', async () => {
    const { body: moved } = await answered(await move(0));
    const [shotId] = await shotsOf(await session());
    const { body: joined } = await answered(await join(shotId));
    expect(joined).toMatchObject(numbers);
    expect(joined.technicalDetails).toMatchObject({
      measurements: (moved.technicalDetails as { measurements: object }).measurements,
    });
    expect(joined.faceOnKeyFrameUrls?.top).toBeNull();
    expect((await answered(await remove())).body).toEqual({ ...moved, version: 3 });
  });

  it('keep the joined shot, also when they go back', async () => {
    const [shotId] = await shotsOf(await session([hit, { ...hit, carryYd: 150 }]));
    const { body: joined } = await answered(await join(shotId));
    const { body: moved } = await answered(await move(1));
    expect(moved.launchMonitorAssessment).toBe(joined.launchMonitorAssessment);
    expect(historyOf(moved)).toEqual(historyOf(joined));
    const restored = await answered(await gateway.call(keyFramesPath(id), { method: 'DELETE', as: golfer }));
    expect(restored.body).toEqual({ ...joined, version: 3 });
  });
});

describe('only the golfer’s own', () => {
  it('shot with the club can be joined', async () => {
    const [driver] = await shotsOf(await session([hit], 'driver'));
    const [others] = await shotsOf(await session([hit], '7-iron', other));
    for (const shotId of [driver, others, id, 'no-id', '']) {
      expect(await answered(await join(shotId))).toMatchObject({ status: 404, code: 'not-found' });
    }
    for (const shotId of [7, null]) expect((await join(shotId)).status).toBe(400);
    expect(await read()).toMatchObject({ version: 0, ...noNumbers });
  });

  it('finished analysis gets a shot, and no one else sees its shots', async () => {
    const [shotId] = await shotsOf(await session());
    const missing = { status: 404, code: 'analysis-not-found' };
    for (const call of [join(shotId, { as: other }), remove(other), join(shotId, { swing: 'no-id' })]) {
      expect(await answered(await call)).toMatchObject(missing);
    }
    const path = `/api/swing-analyses/${id}/shots`;
    expect((await gateway.call(path, { as: other })).status).toBe(404);
    expect((await gateway.call(path)).status).toBe(401);
    await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
    const running = await uploadSwing(gateway, golfer, { club: '7-iron' });
    await setJob(gateway, running, { status: 'running', stage: 'pose' });
    expect(await answered(await join(shotId, { swing: running }))).toMatchObject(missing);
    await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
    expect(await answered(await join(shotId))).toMatchObject(missing);
  });
});

it('a swing that is deleted leaves its shot, which is free for another swing', async () => {
  const importId = await session();
  const [shotId] = await shotsOf(importId);
  await join(shotId);
  await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
  expect(await gateway.rows('select from gateway.swing_shot where analysis_id = $1', [id])).toEqual([]);
  expect(await shotsOf(importId)).toEqual([shotId]);
});

it('a shot that is joined survives a correction that was seen before it', async () => {
  const [shotId] = await shotsOf(await session());
  await join(shotId);
  const late = await gateway.call(keyFramesPath(id), { method: 'PUT', as: golfer, json: correction(earlierTop, 0) });
  expect(await answered(late)).toMatchObject({ status: 409, code: 'analysis-changed' });
  expect(await read()).toMatchObject(numbers);
});
