import { analysisIdSchema, type SwingAnalysis, type SwingShots, userIdSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeResult, finishAnalysis, setJob } from '../../../../test/finished-analysis.ts';
import { answered } from '../../../../test/key-frame-calls.ts';
import { logShots } from '../../../../test/log-shots.ts';
import { publishEvent } from '../../../../test/publish-event.ts';
import { finishSampleSwing } from '../../../../test/sample-swing.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { exampleVideo, uploadForm } from '../../../../test/test-videos.ts';

let gateway: TestGateway;
let golfer: Golfer;
let importId: string;
let shotId: string;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  golfer = await gateway.register();
  importId = await logShots(gateway, golfer, { shots: [hit], club: '7-iron', hitAt: new Date().toISOString() });
  shotId = (await gateway.rows('select id from gateway.shot where import_id = $1', [importId]))[0].id;
});
afterAll(() => gateway.stop());

const hit = { clubSpeedMph: 84.109, ballSpeedMph: 116.32, carryYd: 158.246 };
const filled = { clubSelection: '7-iron', gender: 'male', clubSpeed: '84.1', ballSpeed: '116.3', carry: '158' };
const noNumbers = { clubSpeed: null, ballSpeed: null, carry: null };

async function upload(key: string = crypto.randomUUID()): Promise<string> {
  const fields = { ...filled, faceAngle: '2', shotId };
  const body = uploadForm({ faceOn: await exampleVideo() }, fields);
  const headers = { 'idempotency-key': key };
  const { id, code } = (await (
    await gateway.call('/api/swing-analyses', { method: 'POST', body, as: golfer, headers })
  ).json()) as { id: string; code?: string };
  return id ?? code;
}
const deleteFile = async () => {
  const answer = await gateway.call(`/api/shot-imports/${importId}`, { method: 'DELETE', as: golfer });
  expect(answer.status).toBe(204);
};
const path = (id: string) => `/api/swing-analyses/${id}`;
const read = async (id: string) => (await (await gateway.call(path(id), { as: golfer })).json()) as SwingAnalysis;
const join = (id: string) =>
  gateway.call(`${path(id)}/shot`, { method: 'PUT', as: golfer, json: { shotId, gender: 'male' } });
const remove = async (id: string) =>
  await answered(await gateway.call(`${path(id)}/shot`, { method: 'DELETE', as: golfer }));
const versions = (id: string) =>
  gateway.rows('select result from gateway.swing_correction where analysis_id = $1 order by version', [id]);

/** Ends an analysis as a worker that began with the numbers of the shot, and says so in its text. */
async function finish(id: string): Promise<void> {
  await finishAnalysis(gateway, id, Buffer.from('a file'));
  await changeResult(gateway, id, { launchMonitorAssessment: 'Your carry is 158 yd.' });
  const swing = { analysisId: analysisIdSchema.parse(id), userId: userIdSchema.parse(golfer.id) };
  const payload = { ...swing, club: '7-iron', videoSha256: '' } as const;
  await publishEvent(gateway, { type: 'swing.analyzed', payload });
}

describe('the file of a shot is deleted', () => {
  it('after its shot was joined: the swing is as it was before', async () => {
    const id = await finishSampleSwing(gateway, golfer);
    const before = await read(id);
    await join(id);
    await deleteFile();
    expect(await read(id)).toEqual({ ...before, version: 2 });
    expect(await gateway.rows('select shot_id from gateway.swing_shot where analysis_id = $1', [id])).toEqual([
      { shot_id: null },
    ]);
  });

  it.each([
    ['is queued', { status: 'queued' }],
    ['runs', { status: 'running', stage: 'pose' }],
    ['has failed and may be tried again', { status: 'failed', errorCode: 'analysis-failed' }],
  ])('while the analysis %s: the swing has what was typed, and is judged by it in the end', async (_, job) => {
    const key = crypto.randomUUID();
    const id = await upload(key);
    await setJob(gateway, id, job);
    await deleteFile();
    const [swing] = await gateway.rows('select carry_yd, face_angle_deg, tour from gateway.swing where id = $1', [id]);
    expect(swing).toEqual({ carry_yd: null, face_angle_deg: 2, tour: 'pga' });
    expect(await upload(key)).toBe(id);
    await finish(id);
    const judged = await read(id);
    expect(judged).toMatchObject({ ...noNumbers, faceAngle: 2, version: 1 });
    expect(judged.launchMonitorAssessment).not.toBe('Your carry is 158 yd.');
    expect((await remove(id)).body).toEqual(judged);
  });

  it('before an analysis ends that has its shot still: no version is added', async () => {
    const id = await upload();
    await finish(id);
    expect(await versions(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ carry: 158, version: 0 });
  });

  it('by a gateway of the version before: the numbers can be removed', async () => {
    const id = await finishSampleSwing(gateway, golfer);
    const before = await read(id);
    await join(id);
    await gateway.rows('delete from gateway.shot_import where id = $1', [importId]);
    expect(await read(id)).toMatchObject({ carry: 158 });
    const removed = await remove(id);
    expect([removed.status, removed.body]).toEqual([200, { ...before, version: 2 }]);
    expect((await remove(id)).body.version).toBe(2);
  });

  it('while the analysis cannot be read: the newest version has nothing of the shot', async () => {
    const id = await finishSampleSwing(gateway, golfer);
    await join(id);
    await changeResult(gateway, id, { measurements: 'of another version' });
    await deleteFile();
    const stored = await versions(id);
    expect(stored.map(({ result }) => result === null)).toEqual([false, true]);
    expect(await gateway.rows('select carry_yd, tour from gateway.swing where id = $1', [id])).toEqual([
      { carry_yd: null, tour: null },
    ]);
    expect(((await (await gateway.call(`${path(id)}/shots`, { as: golfer })).json()) as SwingShots).joined).toBeNull();
  });
});
