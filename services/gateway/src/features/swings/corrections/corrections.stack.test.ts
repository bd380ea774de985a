import type { SwingAnalysis, TechnicalDetails } from '@trueswing/contracts';
import { storedGolferBox } from '@trueswing/domain';
import { algorithmVersion } from '@trueswing/swing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setJob, uploadSwing } from '../../../../test/finished-analysis.ts';
import { answered, correction, earlierTop, keyFramesPath } from '../../../../test/key-frame-calls.ts';
import { inList } from '../../../../test/listed-swing.ts';
import { readZip } from '../../../../test/read-zip.ts';
import { finishSampleSwing, sampleResult, sampleTrack } from '../../../../test/sample-swing.ts';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
} from '../../../../test/test-gateway.ts';

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
  id = await finishSampleSwing(gateway, golfer, { writer: 'a-language-model', recommendations: 'Written by a model.' });
});
afterAll(() => gateway.stop());

const { events } = sampleResult.faceOn;
const path = (swing = id) => keyFramesPath(swing);
const put = (json: unknown, as = golfer, swing = id) => gateway.call(path(swing), { method: 'PUT', json, as });
const restore = (as = golfer, swing = id) => gateway.call(path(swing), { method: 'DELETE', as });
const read = async (url = `/api/swing-analyses/${id}`) =>
  (await (await gateway.call(url, { as: golfer })).json()) as SwingAnalysis;
const versions = () =>
  gateway.rows(
    'select version, moves, result, algorithm from gateway.swing_correction where analysis_id = $1 order by version',
    [id],
  );
function detailsOf({ technicalDetails }: Pick<SwingAnalysis, 'technicalDetails'>) {
  if (!technicalDetails || 'error' in technicalDetails) throw new Error('no details');
  return technicalDetails satisfies TechnicalDetails;
}

const impactFrame = () => sampleResult.downTheLine?.events.impact.frame ?? Number.NaN;

describe('a moved key frame', () => {
  it('changes the analysis wherever it is read', async () => {
    const before = await read();
    const { status, body } = await answered(await put(correction(earlierTop)));
    expect([status, body.version]).toEqual([200, 1]);
    const [old, now] = [detailsOf(before), detailsOf(body)];
    expect(now.faceOn.events).toEqual({
      ...old.faceOn.events,
      top: { frame: earlierTop.top, timeS: expect.any(Number), confidence: 1, detected: events.top },
    });
    expect(now.downTheLine?.events).toEqual(old.downTheLine?.events);
    expect(now.faceOn.golferBox).toEqual(storedGolferBox(sampleTrack('face-on'), now.faceOn).golferBox);
    expect(now.measurements.shoulderTurnDeg).not.toEqual(old.measurements.shoulderTurnDeg);
    expect(now.measurements.stanceWidthHw).toEqual(old.measurements.stanceWidthHw);
    expect(now).toMatchObject({ writer: 'deterministic', algorithm: algorithmVersion });
    expect(body.recommendations).not.toBe('Written by a model.');

    expect(await read()).toEqual(body);
    expect((await read(`/api/swing-analyses/user/me`)) as unknown).toEqual([inList(body)]);
    expect(detailsOf(await read(`/api/swing-analyses/${id}?status_only=true`))).toEqual(now);
    await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
    const next = await finishSampleSwing(gateway, golfer);
    await gateway.makePremium(golfer);
    expect(await read(`/api/swing-analyses/user/me/previous/${next}`)).toEqual(body);
  });

  it('has no stored still any more, and the others keep theirs', async () => {
    const still = `${path()}/face-on/top`;
    expect((await gateway.call(still, { as: golfer })).status).toBe(200);
    const { body } = await answered(await put(correction(earlierTop)));
    expect(body.faceOnKeyFrameUrls).toMatchObject({ top: null, impact: `${path()}/face-on/impact` });
    expect(body.downTheLineKeyFrameUrls?.top).toBe(`${path()}/down-the-line/top`);
    expect((await gateway.call(still, { as: golfer })).status).toBe(404);
    expect((await gateway.call(`${path()}/face-on/impact`, { as: golfer })).status).toBe(200);
    const restored = await answered(await restore());
    expect(restored.body.faceOnKeyFrameUrls?.top).toBe(still);
    expect((await gateway.call(still, { as: golfer })).status).toBe(200);
  });

  it('replaces the moves that were saved before', async () => {
    await put(correction(earlierTop));
    const later = correction({ finish: events.finish.frame + 3 }, 1, { impact: 1 + impactFrame() });
    const { status, body } = await answered(await put(later));
    expect([status, body.version]).toEqual([200, 2]);
    const { faceOn, downTheLine } = detailsOf(body);
    expect(faceOn.events.top).toEqual(events.top);
    expect([faceOn.events.finish.frame, downTheLine?.events.impact.frame]).toEqual([
      events.finish.frame + 3,
      1 + impactFrame(),
    ]);
  });

  it('is rejected out of order, outside the video and with anything but frames', async () => {
    const refused = async (json: unknown) => {
      const { status, code } = await answered(await put(json));
      return [status, code];
    };
    expect(await refused(correction({ top: events.impact.frame }))).toEqual([400, 'key-frames-out-of-order']);
    expect(await refused(correction({ finish: 5_000 }))).toEqual([400, 'key-frame-outside-film']);
    for (const faceOn of [{ top: 1.5 }, { top: -1 }, { top: '80' }, { waggle: 3 }, null])
      expect(await refused({ version: 0, moves: { faceOn, downTheLine: {} } })).toEqual([400, 'bad-request']);
    const withNumbers = { ...correction(earlierTop), measurements: sampleResult.measurements };
    expect(await refused(withNumbers)).toEqual([400, 'bad-request']);
    expect(await versions()).toEqual([]);
  });
});

it('goes back to the automatic analysis at any time, to the byte', async () => {
  const before = await read();
  expect(detailsOf(before).writer).toBe('a-language-model');
  await put(correction(earlierTop));
  const { status, body } = await answered(await restore());
  expect([status, body]).toEqual([200, { ...before, version: 2 }]);
  expect((await answered(await restore())).body.version).toBe(2);
  // Moving every event to where it was detected is the same.
  await put(correction(earlierTop, 2));
  const same = Object.fromEntries(Object.entries(events).map(([name, { frame }]) => [name, frame]));
  expect((await answered(await put(correction(same, 3)))).body).toEqual({ ...before, version: 4 });
  expect((await versions()).map(({ version, result }) => `${version} ${result ? 'corrected' : 'automatic'}`)).toEqual([
    '1 corrected',
    '2 automatic',
    '3 corrected',
    '4 automatic',
  ]);
});

describe('only a finished analysis of the caller', () => {
  it('can be corrected', async () => {
    await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
    const unfinished = await uploadSwing(gateway, golfer);
    const ask = async (as: Golfer, swing: string) => {
      const answers = [await put(correction(earlierTop), as, swing), await restore(as, swing)];
      return Promise.all(answers.map(async (answer) => (await answered(answer)).code));
    };
    const missing = ['analysis-not-found', 'analysis-not-found'];
    expect(await ask(other, id)).toEqual(missing);
    expect(await ask(golfer, unfinished)).toEqual(missing);
    await setJob(gateway, unfinished, { status: 'running', stage: 'pose' });
    expect(await ask(golfer, unfinished)).toEqual(missing);
    await setJob(gateway, unfinished, { status: 'failed', errorCode: 'no-swing' });
    expect(await ask(golfer, unfinished)).toEqual(missing);
    expect(await ask(golfer, 'not-an-id')).toEqual(missing);
    expect((await gateway.call(path(), { method: 'PUT', json: correction(earlierTop) })).status).toBe(401);
    await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
    expect(await ask(golfer, id)).toEqual(missing);
  });

  it('with landmarks that can be read', async () => {
    const { client, name } = gateway.bucket;
    await client.putObject(name, `analyses/${id}/1/face-on-landmarks.json`, Buffer.from('{"frames":1}'));
    const { status, code } = await answered(await put(correction(earlierTop)));
    expect([status, code]).toEqual([500, 'analysis-unreadable']);
    expect(await versions()).toEqual([]);
  });
});

it('corrections are part of the export of the account, a file a version', async () => {
  await put(correction(earlierTop));
  await restore();
  const response = await gateway.call('/api/account/export', { as: golfer });
  const files = [...(await readZip(Buffer.from(await response.arrayBuffer())))];
  const corrections = files.filter(([name]) => name.includes(`${id}/corrections/`));
  expect(corrections.map(([name]) => name.replace(/^.*\//, ''))).toEqual(['1.json', '2.json']);
  const exported = corrections.map(([, file]) => JSON.parse(file.toString()));
  expect(exported).toEqual((await versions()).map((row) => ({ ...row, createdAt: expect.any(String) })));
});

describe('corrections are deleted', () => {
  it('with the analysis', async () => {
    await put(correction(earlierTop));
    await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
    expect(await versions()).toEqual([]);
  });

  it('with the account', async () => {
    await put(correction(earlierTop));
    const deletion = { as: golfer, json: { confirmation: 'DELETE', password }, headers: anotherNetwork() };
    expect((await gateway.call('/api/account/delete', deletion)).status).toBe(204);
    expect(await versions()).toEqual([]);
  });
});

it('30 corrections a minute are enough', async () => {
  const statuses: number[] = [];
  // More than twice the limit, since a new minute may begin in between.
  for (let count = 0; count < 61; count++) statuses.push((await restore()).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});
