import { analysisStatusSchema, listedSwingSchema, swingAnalysisSchema, type User } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  analysisResult,
  changeResult,
  finishAnalysis,
  setJob,
  uploadSwing,
} from '../../../../test/finished-analysis.ts';
import { inList } from '../../../../test/listed-swing.ts';
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
    expect(await status(id, golfer)).toMatchObject({ startedAt: null, leaseUntil: null });
    await setJob(gateway, id, { status: 'running', stage: 'pose', progress: 0.4 });
    expect(await status(id, golfer)).toMatchObject({ status: 'running', stage: 'pose', progress: 0.4 });
    // Moves on with each heartbeat, so the golfer sees that a long stage is still at work.
    expect((await status(id, golfer)).leaseUntil).not.toBeNull();
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
      expect(await get(`/api/swing-analyses/user/${alias}`, golfer)).toEqual([
        JSON.parse(JSON.stringify(inList(swing))),
      ]);
    }
  });

  it('whose result has an older shape does not make other swings unreadable', async () => {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const [old, sound] = [await uploadSwing(gateway, golfer), await uploadSwing(gateway, golfer, { club: '7-iron' })];
    for (const id of [old, sound]) await finishAnalysis(gateway, id, Buffer.from('video'));
    const findings = [{ rule: 'tempo', kind: 'strength', weight: 1, text: 'Good.', evidence: 'none' }];
    await changeResult(gateway, old, { findings });

    const answer = await gateway.call('/api/swing-analyses/user/me', { as: golfer });
    expect(answer.status).toBe(200);
    const swings = z.array(listedSwingSchema).parse(await answer.json());
    const detailsOf = (id: string) => swings.find((swing) => swing.id === id)?.technicalDetails;
    expect(detailsOf(old)).toMatchObject({
      error: 'analysis-unreadable',
      message: expect.stringContaining('We cannot show this'),
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

  it('whose video shows the wrong view names the view that was seen', async () => {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    await setJob(gateway, id, { status: 'failed', errorCode: 'wrong-view', seenView: 'down-the-line' });
    const failure = {
      error: 'wrong-view',
      message: expect.stringContaining('Your face-on video shows you from behind.'),
    };
    expect((await status(id, golfer)).technicalDetails).toEqual(failure);
    expect((await read(id, golfer)).technicalDetails).toEqual(failure);
  });

  it('of which one of two videos was rejected names that video', async () => {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    await setJob(gateway, id, { status: 'failed', errorCode: 'no-impact', rejectedVideo: 'down-the-line' });
    const failure = {
      error: 'no-impact',
      message: expect.stringContaining('In your down-the-line video: We do not see impact'),
    };
    expect((await status(id, golfer)).technicalDetails).toEqual(failure);
    expect((await read(id, golfer)).technicalDetails).toEqual(failure);
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

async function announceFailure(analysisId: string, golfer: Golfer): Promise<void> {
  const payload = JSON.stringify({ analysisId, userId: golfer.id, code: 'no-golfer' });
  await gateway.rows(
    `with event as (insert into events.event (id, type, payload)
       values (gen_random_uuid(), 'swing.analysis-failed', $1) returning id)
     insert into events.delivery (event_id, consumer) select id, 'gateway' from event`,
    [payload],
  );
}
