import { randomBytes } from 'node:crypto';
import { analysisStatusSchema, swingAnalysisSchema, type User } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analysisResult, finishAnalysis, setJob, uploadSwing } from '../../../../test/finished-analysis.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { removeDiscardedFiles } from '../deletion/discard-uploads.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const get = async (path: string, as: Golfer) => (await gateway.call(path, { as })).json();
const read = async (id: string, as: Golfer) => swingAnalysisSchema.parse(await get(`/api/swing-analyses/${id}`, as));
const status = async (id: string, as: Golfer) =>
  analysisStatusSchema.parse(await get(`/api/swing-analyses/${id}?status_only=true`, as));

describe('a swing', () => {
  it('is queued, in progress and complete, as the worker reports', async () => {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    expect(await status(id, golfer)).toMatchObject({
      isComplete: false,
      hasError: false,
      status: 'queued',
      progress: 0,
    });
    expect((await status(id, golfer)).startedAt).toBeNull();
    await setJob(gateway, id, { status: 'running', stage: 'pose', progress: 0.4 });
    expect(await status(id, golfer)).toMatchObject({ status: 'running', stage: 'pose', progress: 0.4 });
    expect(await read(id, golfer)).toMatchObject({ technicalDetails: null, faceOnVideoUrl: null, keyIssues: [] });

    await finishAnalysis(gateway, id, Buffer.from('video'));
    expect(await status(id, golfer)).toMatchObject({
      isComplete: true,
      hasError: false,
      mobilityAnalysis: analysisResult.mobilityAnalysis,
    });
    const swing = await read(id, golfer);
    expect(swing).toMatchObject({
      faceOnVideoUrl: `/api/swing-analyses/${id}/video/face-on`,
      faceOnPosterUrl: `/api/swing-analyses/${id}/poster/face-on`,
      faceOnLandmarksUrl: `/api/swing-analyses/${id}/landmarks/face-on`,
      downTheLineVideoUrl: null,
      downTheLineKeyFrameUrls: null,
      swingStrengths: analysisResult.swingStrengths,
      recommendations: 'Go on.',
    });
    expect(swing.faceOnKeyFrameUrls).toMatchObject({ top: `/api/swing-analyses/${id}/key-frames/face-on/top` });
    expect(swing.technicalDetails).toMatchObject({ algorithm: 'test-1', faceOn: analysisResult.faceOn });
    for (const alias of ['1', 'me', golfer.id]) {
      expect(await get(`/api/swing-analyses/user/${alias}`, golfer)).toEqual([JSON.parse(JSON.stringify(swing))]);
    }
  });

  it('whose result has an older shape does not make other swings unreadable', async () => {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const [old, sound] = [await uploadSwing(gateway, golfer), await uploadSwing(gateway, golfer, { club: '7-iron' })];
    for (const id of [old, sound]) await finishAnalysis(gateway, id, Buffer.from('video'));
    const findings = [{ rule: 'tempo', kind: 'strength', weight: 1, text: 'Good.', evidence: 'none' }];
    await gateway.rows('update analysis.output set result = result || $2 where analysis_id = $1', [old, { findings }]);

    const answer = await gateway.call('/api/swing-analyses/user/me', { as: golfer });
    expect(answer.status).toBe(200);
    const swings = z.array(swingAnalysisSchema).parse(await answer.json());
    const detailsOf = (id: string) => swings.find((swing) => swing.id === id)?.technicalDetails;
    expect(detailsOf(old)).toMatchObject({
      error: 'analysis-unreadable',
      message: expect.stringContaining('cannot be shown'),
    });
    expect(detailsOf(sound)).toMatchObject({ algorithm: 'test-1' });
    expect(await read(old, golfer)).toMatchObject({ faceOnVideoUrl: `/api/swing-analyses/${old}/video/face-on` });
    expect(await status(old, golfer)).toMatchObject({ isComplete: false, hasError: true });
    expect((await gateway.call(`/api/swing-analyses/${old}/video/face-on`, { as: golfer })).status).toBe(200);
  });

  it('counts as viewed once, when its analysis is opened, and never for a status call', async () => {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    const views = async () => ((await get('/api/auth/user', golfer)) as User).analysisViewsUsed;
    await read(id, golfer);
    expect(await views()).toBe(0);
    await finishAnalysis(gateway, id, Buffer.from('video'));
    await status(id, golfer);
    expect(await views()).toBe(0);
    await read(id, golfer);
    await read(id, golfer);
    expect(await views()).toBe(1);
  });

  it('whose analysis failed shows the reason, its credit is released, and its video is removed', async () => {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    const before = await get('/api/upload-status/1', golfer);
    expect(before).toMatchObject({ isFreeLimitReached: true, canUploadDriver: false });
    await setJob(gateway, id, { status: 'failed', errorCode: 'no-golfer' });
    await announceFailure(id, golfer);

    const canUpload = async () =>
      ((await get('/api/upload-status/me', golfer)) as { canUploadDriver: boolean }).canUploadDriver;
    await expect.poll(canUpload, { timeout: 10_000 }).toBe(true);
    expect(await status(id, golfer)).toMatchObject({
      isComplete: false,
      hasError: true,
      technicalDetails: { error: 'no-golfer', message: expect.stringContaining('could not find a golfer') },
    });
    await removeDiscardedFiles(gateway.deps);
    expect((await gateway.bucket.keys()).filter((key) => key.includes(id))).toEqual([]);
    const [row] = await gateway.rows('select files_removed_at from gateway.swing where id = $1', [id]);
    expect(row.files_removed_at).not.toBeNull();
    // A second event changes nothing; the golfer may upload again, and that counts.
    await announceFailure(id, golfer);
    await uploadSwing(gateway, golfer);
    expect(((await get('/api/auth/user', golfer)) as User).videoUploadsUsed).toBe(1);
  });

  it('that is deleted in progress disappears for the golfer and the worker, its files too, and stays counted', async () => {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    await setJob(gateway, id, { status: 'running', stage: 'pose', progress: 0.4 });
    const remove = () => gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await get(`/api/swing-analyses/${id}`, golfer)).toMatchObject({
      code: 'analysis-not-found',
      message: 'Analysis not found. Please try again.',
    });
    expect(await get('/api/swing-analyses/user/1', golfer)).toEqual([]);
    expect(await gateway.rows('select 1 from gateway.swing_for_analysis where analysis_id = $1', [id])).toEqual([]);
    const events = await gateway.rows("select payload from events.event where type = 'swing.deleted'");
    expect(events).toEqual([{ payload: { analysisId: id, userId: golfer.id } }]);
    await removeDiscardedFiles(gateway.deps);
    expect((await gateway.bucket.keys()).filter((key) => key.includes(id))).toEqual([]);
    expect(await get('/api/upload-status/1', golfer)).toMatchObject({ isFreeLimitReached: true });
  });
});

describe('the video', () => {
  const file = randomBytes(100_000);
  let golfer: Golfer;
  let url: string;
  const fetchVideo = (headers: Record<string, string> = {}) => gateway.call(url, { as: golfer, headers });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
  beforeAll(async () => {
    golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    await finishAnalysis(gateway, id, file);
    url = `/api/swing-analyses/${id}/video/face-on`;
  });

  it('is sent whole, with the service’s own type and name, cacheable by the golfer only', async () => {
    const response = await fetchVideo();
    expect(response.status).toBe(200);
    expect((await bytes(response)).equals(file)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '100000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="swing-face-on.mp4"',
      'cache-control': expect.stringMatching(/^private/),
    });
  });

  it.each([
    ['bytes=0-', 0, 99_999],
    ['bytes=0-1', 0, 1],
    ['bytes=500-999', 500, 999],
    ['bytes=99990-200000', 99_990, 99_999],
    ['bytes=-100', 99_900, 99_999],
  ])('comes in parts: %s', async (range, start, end) => {
    const response = await fetchVideo({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/100000`);
    expect((await bytes(response)).equals(file.subarray(start, end + 1))).toBe(true);
  });

  it('answers 416 to a range after its end', async () => {
    const response = await fetchVideo({ range: 'bytes=100000-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */100000']);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await fetchVideo()).headers.get('etag') ?? '';
    expect((await fetchVideo({ 'if-none-match': etag })).status).toBe(304);
  });

  it('has a poster and landmarks of their own types, and nothing down-the-line', async () => {
    const type = async (path: string) => (await gateway.call(path, { as: golfer })).headers.get('content-type');
    expect(await type(url.replace('/video/', '/poster/'))).toBe('image/jpeg');
    expect(await type(url.replace('/video/', '/landmarks/'))).toContain('application/json');
    expect((await gateway.call(url.replace('face-on', 'down-the-line'), { as: golfer })).status).toBe(404);
  });
});

it('the stills at the eight events are JPEGs for their owner, sent once', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  const id = await uploadSwing(gateway, golfer);
  await finishAnalysis(gateway, id, Buffer.from('a still'));
  const urls = Object.entries((await read(id, golfer)).faceOnKeyFrameUrls ?? {});
  expect(urls).toHaveLength(8);
  for (const [event, url] of urls) {
    const response = await gateway.call(url, { as: golfer });
    expect([event, response.status, await response.text()]).toEqual([event, 200, 'a still']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="swing-face-on-${event}.jpg"`,
      'cache-control': expect.stringMatching(/^private/),
      'x-content-type-options': 'nosniff',
    });
    const again = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await gateway.call(url, { as: golfer, headers: again })).status).toBe(304);
    expect((await gateway.call(url, { as: other })).status).toBe(404);
    expect((await gateway.call(url)).status).toBe(401);
    expect((await gateway.call(url.replace('face-on', 'down-the-line'), { as: golfer })).status).toBe(404);
  }
  const unknown = `/api/swing-analyses/${id}/key-frames/face-on/waggle`;
  expect((await gateway.call(unknown, { as: golfer })).status).toBe(400);
  // An analysis that was made before stills existed has all its other files.
  await gateway.rows('update analysis.output set face_on_key_frames = null where analysis_id = $1', [id]);
  expect(await read(id, golfer)).toMatchObject({ faceOnKeyFrameUrls: null, faceOnVideoUrl: expect.any(String) });
  expect((await gateway.call(String(urls[0]?.[1]), { as: golfer })).status).toBe(404);
});

async function announceFailure(analysisId: string, golfer: Golfer): Promise<void> {
  const payload = JSON.stringify({ analysisId, userId: golfer.id, code: 'no-golfer' });
  await gateway.rows(
    `with event as (insert into events.event (id, type, payload)
       values (gen_random_uuid(), 'swing.analysis-failed', $1) returning id)
     insert into events.delivery (event_id, consumer) select id, 'gateway' from event`,
    [payload],
  );
}
