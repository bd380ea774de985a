import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf, filesOf, swingsOf } from '../../../test/stored-uploads.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { encodeVideo, h264, moovFirst, uploadForm } from '../../../test/test-videos.ts';

let gateway: TestGateway;
let video: Buffer;
beforeAll(async () => {
  [gateway, video] = await Promise.all([startGateway(), encodeVideo('mp4', ...h264, ...moovFirst)]);
});
afterAll(() => gateway.stop());

const upload = (as: Golfer, form: FormData, headers: Record<string, string> = {}) =>
  gateway.call('/api/swing-analyses', { method: 'POST', body: form, as, headers });
const swing = (fields?: Record<string, string>) => uploadForm({ faceOn: video }, fields);
const bodyOf = async (response: Response) => (await response.json()) as ErrorBody;

describe('limits', () => {
  it('allow one upload on the free plan when many come in parallel', async () => {
    const golfer = await gateway.register();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => upload(golfer, swing())))).map((r) => r.status);
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await swingsOf(gateway, golfer)).toHaveLength(1);
    expect(await filesOf(gateway, golfer)).toHaveLength(1);
    const refused = await upload(golfer, swing({ clubSelection: '7-iron' }));
    expect([refused.status, await bodyOf(refused)]).toMatchObject([
      403,
      {
        code: 'upload-limit-reached',
        title: 'Upload Limit Reached',
        message: "You've used your free video upload. Upgrade to premium for weekly uploads.",
        requiresUpgrade: true,
      },
    ]);
  });

  it('allow one upload for each club and week with Premium, also in parallel', async () => {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const clubs = ['driver', 'driver', '7-iron', '7-iron', 'driver'];
    const answers = await Promise.all(clubs.map((club) => upload(golfer, swing({ clubSelection: club }))));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 403, 403, 403]);
    const refused = answers.find((answer) => answer.status === 403);
    expect(await bodyOf(refused as Response)).toMatchObject({ code: 'weekly-upload-limit-reached' });
    expect((await creditsOf(gateway, golfer)).map((credit) => credit.club).toSorted()).toEqual(['7-iron', 'driver']);
    gateway.moveClock(7 * 24 * 3_600);
    expect((await upload(golfer, swing())).status).toBe(200);
    gateway.moveClock(-7 * 24 * 3_600);
  });

  it('of Premium do not count the free upload of the same week', async () => {
    const golfer = await gateway.register();
    expect((await upload(golfer, swing())).status).toBe(200);
    await gateway.makePremium(golfer);
    const status = await gateway.call(`/api/upload-status/${golfer.id}`, { as: golfer });
    expect(await status.json()).toMatchObject({ canUploadDriver: true, weeklyDriverUploaded: false });
    expect((await upload(golfer, swing())).status).toBe(200);
    expect(await bodyOf(await upload(golfer, swing()))).toMatchObject({ code: 'weekly-upload-limit-reached' });
  });

  it('are those of the free plan, counting all earlier uploads, once Premium has lapsed', async () => {
    const [lapsed, unused] = [await gateway.register(), await gateway.register()];
    for (const golfer of [lapsed, unused]) {
      await gateway.makePremium(golfer, { endsAt: new Date(Date.now() + 3_600_000) });
    }
    for (const club of ['driver', '7-iron']) {
      expect((await upload(lapsed, swing({ clubSelection: club }))).status).toBe(200);
    }
    await gateway.rows('update billing.subscription set premium_until = now() where user_id in ($1, $2)', [
      lapsed.id,
      unused.id,
    ]);
    // A new week restores nothing.
    gateway.moveClock(8 * 24 * 3_600);
    const signedIn = await gateway.signIn(lapsed);
    expect(await bodyOf(await upload(signedIn, swing()))).toMatchObject({
      code: 'upload-limit-reached',
      requiresUpgrade: true,
    });
    gateway.moveClock(-8 * 24 * 3_600);
    expect((await upload(unused, swing())).status).toBe(200);
    expect((await upload(unused, swing())).status).toBe(403);
  });

  it('allow ten analyses a day, released ones included', async () => {
    const golfer = await gateway.register();
    for (let count = 0; count < 10; count++) {
      expect((await upload(golfer, swing())).status).toBe(200);
      await gateway.rows('update gateway.upload_credit set released_at = now() where user_id = $1', [golfer.id]);
    }
    const refused = await upload(golfer, swing());
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([429, 'daily-analysis-limit']);
  });

  it('allow down-the-line with Premium only', async () => {
    const golfer = await gateway.register();
    const form = () => uploadForm({ faceOn: video, downTheLine: video });
    const refused = await upload(golfer, form());
    expect(await bodyOf(refused)).toMatchObject({ code: 'premium-required', requiresUpgrade: true });
    expect(await filesOf(gateway, golfer)).toEqual([]);
    await gateway.makePremium(golfer);
    expect((await upload(golfer, form())).status).toBe(200);
    expect(await filesOf(gateway, golfer)).toHaveLength(2);
  });
});
