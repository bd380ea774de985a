import { createHash, randomUUID } from 'node:crypto';
import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { encodeVideo, h264, moovFirst, uploadForm } from '../../../../test/test-videos.ts';

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
const swingsOf = (golfer: Golfer) => gateway.rows('select * from gateway.swing where user_id = $1', [golfer.id]);
const creditsOf = (golfer: Golfer) =>
  gateway.rows('select * from gateway.upload_credit where user_id = $1 order by id', [golfer.id]);
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

describe('an upload', () => {
  it('stores the video, the values of the form, a credit and the event', async () => {
    const golfer = await gateway.register();
    const facts = { handedness: 'left', age: '41', slowMotion: '240' };
    const fields = { clubSelection: 'driver', gender: 'female', clubSpeed: '94.5', ...facts };
    const response = await upload(golfer, swing({ ...fields, ballSpeed: '138', total: '240', carry: '', userId: '1' }));
    expect(response.status).toBe(200);
    const id = await idOf(response);

    const [row] = await swingsOf(golfer);
    expect(row).toMatchObject({ id, club: 'driver', tour: 'lpga', handedness: 'left', age: 41, club_speed_mph: 94.5 });
    expect(row).toMatchObject({ slow_motion: '240', total_yd: 240, carry_yd: null, face_on_bytes: video.length });
    expect(row.face_on_sha256).toBe(createHash('sha256').update(video).digest('hex'));
    expect(row.face_on_key).toMatch(new RegExp(`^uploads/${id}/[0-9a-f]{32}-face-on$`));
    expect(await stored(row.face_on_key)).toEqual(video);
    expect(await creditsOf(golfer)).toMatchObject([
      { analysis_id: id, plan: 'free', club: 'driver', released_at: null },
    ]);
    const events = await gateway.rows("select type, payload from events.event where payload->>'userId' = $1", [
      golfer.id,
    ]);
    expect(events).toEqual([{ type: 'swing.uploaded', payload: { analysisId: id, userId: golfer.id } }]);
    expect(await gateway.rows('select 1 from gateway.upload_in_progress')).toEqual([]);
  });

  it('is rejected for an age that is not an integer, and leaves nothing', async () => {
    const golfer = await gateway.register();
    const response = await upload(golfer, swing({ clubSelection: 'driver', age: '41.5' }));
    expect([response.status, await bodyOf(response)]).toMatchObject([400, { code: 'bad-request' }]);
    expect(await swingsOf(golfer)).toEqual([]);
  });

  it('is accepted with fields or files first', async () => {
    const golfer = await gateway.register();
    const form = uploadForm({ faceOn: video }, {});
    form.append('clubSelection', '7-iron');
    expect((await upload(golfer, form)).status).toBe(200);
    expect(await swingsOf(golfer)).toMatchObject([{ club: '7-iron' }]);
  });

  it('of more than one part is stored byte for byte', async () => {
    const golfer = await gateway.register();
    // A free box between the index and the data: a valid file of 12 MB.
    const padding = Buffer.alloc(12 * 1024 * 1024, 7);
    padding.writeUInt32BE(padding.length);
    padding.write('free', 4);
    const large = Buffer.concat([video, padding]);
    expect((await upload(golfer, uploadForm({ faceOn: large }))).status).toBe(200);
    const [row] = await swingsOf(golfer);
    expect((await stored(row.face_on_key)).equals(large)).toBe(true);
    expect(row.face_on_sha256).toBe(createHash('sha256').update(large).digest('hex'));
  });

  it('repeated with its idempotency key is one upload, in sequence and in parallel', async () => {
    const golfer = await gateway.register();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([upload(golfer, swing(), key), upload(golfer, swing(), key)]);
    const ids = await Promise.all([...answers, await upload(golfer, swing(), key)].map(idOf));
    expect(new Set(ids).size).toBe(1);
    expect(await swingsOf(golfer)).toHaveLength(1);
    expect(await filesOf(golfer)).toHaveLength(1);
    const other = await gateway.register();
    expect(await idOf(await upload(other, swing(), key))).not.toBe(ids[0]);
  });
});

describe('limits', () => {
  it('allow one upload on the free plan when many come in parallel', async () => {
    const golfer = await gateway.register();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => upload(golfer, swing())))).map((r) => r.status);
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await swingsOf(golfer)).toHaveLength(1);
    expect(await filesOf(golfer)).toHaveLength(1);
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
    expect((await creditsOf(golfer)).map((credit) => credit.club).toSorted()).toEqual(['7-iron', 'driver']);
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
    expect(await filesOf(golfer)).toEqual([]);
    await gateway.makePremium(golfer);
    expect((await upload(golfer, form())).status).toBe(200);
    expect(await filesOf(golfer)).toHaveLength(2);
  });
});

describe('the form', () => {
  const launchMonitor = { clubSelection: 'driver', gender: 'male', clubSpeed: '100', ballSpeed: '145' };
  it.each([
    ['no video', {}, 'face-on-required', 'Face-On Video Required'],
    [
      'speeds without a comparison',
      { ...launchMonitor, gender: '' },
      'incomplete-launch-monitor-data',
      'Incomplete Launch Monitor Data',
    ],
    [
      'a carry without speeds',
      { clubSelection: 'driver', gender: 'male', carry: '200' },
      'incomplete-launch-monitor-data',
      'Incomplete Launch Monitor Data',
    ],
    ['a speed of zero', { ...launchMonitor, clubSpeed: '0' }, 'invalid-speed-values', 'Invalid Speed Values'],
    [
      'a speed that is no number',
      { ...launchMonitor, ballSpeed: 'fast' },
      'invalid-speed-values',
      'Invalid Speed Values',
    ],
    ['a speed beyond its bounds', { ...launchMonitor, clubSpeed: '151' }, 'bad-request', undefined],
    ['an age below its bounds', { clubSelection: 'driver', age: '9' }, 'bad-request', undefined],
    ['a club that is not offered', { clubSelection: 'putter' }, 'bad-request', undefined],
    ['no club', {}, 'bad-request', undefined],
    ['another golfer', { clubSelection: 'driver', userId: randomUUID() }, 'not-found', undefined],
  ])('with %s is refused and leaves nothing', async (name, fields, code, title) => {
    const golfer = await gateway.register();
    const response = await upload(golfer, name === 'no video' ? uploadForm({}) : swing(fields));
    expect(await bodyOf(response)).toMatchObject({ code, ...(title && { title }) });
    expect(await swingsOf(golfer)).toEqual([]);
    expect(await creditsOf(golfer)).toEqual([]);
    expect(await filesOf(golfer)).toEqual([]);
  });

  it('may have an empty down-the-line field', async () => {
    const golfer = await gateway.register();
    const form = swing();
    form.append('downTheLineVideo', new File([], ''));
    expect((await upload(golfer, form)).status).toBe(200);
  });
});

async function stored(key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await gateway.bucket.client.getObject(gateway.bucket.name, key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Objects of the golfer's swings, and objects that belong to no swing. */
async function filesOf(golfer: Golfer): Promise<string[]> {
  const others = await gateway.rows('select id from gateway.swing where user_id <> $1', [golfer.id]);
  const keys = await gateway.bucket.keys();
  return keys.filter((key) => !others.some(({ id }) => key.includes(id)));
}
