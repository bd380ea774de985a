import { createHash, randomUUID } from 'node:crypto';
import type { ErrorBody } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf, filesOf, swingsOf } from '../../../../test/stored-uploads.ts';
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
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

describe('an upload', () => {
  it('stores the video, the values of the form, a credit and the event', async () => {
    const golfer = await gateway.register();
    const facts = { handedness: 'left', age: '41', slowMotion: '240' };
    const fields = { clubSelection: 'driver', gender: 'female', clubSpeed: '94.5', ...facts };
    const response = await upload(golfer, swing({ ...fields, ballSpeed: '138', total: '240', carry: '', userId: '1' }));
    expect(response.status).toBe(200);
    const id = await idOf(response);

    const [row] = await swingsOf(gateway, golfer);
    expect(row).toMatchObject({ id, club: 'driver', tour: 'lpga', handedness: 'left', age: 41, club_speed_mph: 94.5 });
    expect(row).toMatchObject({ slow_motion: '240', total_yd: 240, carry_yd: null, face_on_bytes: video.length });
    expect(row.face_on_sha256).toBe(createHash('sha256').update(video).digest('hex'));
    expect(row.face_on_key).toMatch(new RegExp(`^uploads/${id}/[0-9a-f]{32}-face-on$`));
    expect(await stored(row.face_on_key)).toEqual(video);
    expect(await creditsOf(gateway, golfer)).toMatchObject([
      { analysis_id: id, plan: 'free', club: 'driver', released_at: null },
    ]);
    const events = await gateway.rows("select type, payload from events.event where payload->>'userId' = $1", [
      golfer.id,
    ]);
    expect(events).toEqual([{ type: 'swing.uploaded', payload: { analysisId: id, userId: golfer.id } }]);
    expect(await gateway.rows('select 1 from gateway.upload_in_progress')).toEqual([]);
  });

  it.each([
    [{ downTheLine: true, fields: { sameSwing: 'yes' } }, true],
    [{ downTheLine: true, fields: {} }, false],
    [{ downTheLine: false, fields: { sameSwing: 'yes' } }, false],
  ])('stores whether both videos show the same swing: %j', async ({ downTheLine, fields }, isSameSwing) => {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const form = uploadForm(
      { faceOn: video, ...(downTheLine && { downTheLine: video }) },
      { clubSelection: 'driver', ...fields },
    );
    const { status } = await upload(golfer, form);
    expect([status, await swingsOf(gateway, golfer)]).toMatchObject([200, [{ is_same_swing: isSameSwing }]]);
    const [forWorker] = await gateway.rows('select is_same_swing from gateway.swing_for_analysis where user_id = $1', [
      golfer.id,
    ]);
    expect(forWorker).toEqual({ is_same_swing: isSameSwing });
  });

  it('publishes the numbers of the launch monitor to the worker and to the golfer', async () => {
    const golfer = await gateway.register();
    const speeds = { clubSpeed: '84.3', ballSpeed: '112' };
    const flown = { carry: '156', total: '163', spinRate: '6700', launchAngle: '18.2' };
    const numbers = { ...speeds, ...flown, clubPath: '-3.6', faceAngle: '0' };
    const fields = { clubSelection: '7-iron', gender: 'male', ...numbers };
    const id = await idOf(await upload(golfer, uploadForm({ faceOn: video }, fields)));
    const [forWorker] = await gateway.rows('select shot from gateway.swing_for_analysis where analysis_id = $1', [id]);
    const shot = { clubSpeedMph: 84.3, ballSpeedMph: 112, carryYd: 156, totalYd: null, spinRpm: 6700 };
    expect(forWorker.shot).toEqual({ ...shot, launchAngleDeg: 18.2, clubPathDeg: -3.6, faceAngleDeg: 0 });
    const shown = await bodyOf(await gateway.call(`/api/swing-analyses/${id}`, { as: golfer }));
    const shownSpeeds = { clubSpeed: 84.3, ballSpeed: 112, carry: 156, total: null, spinRate: 6700 };
    expect(shown).toMatchObject({ ...shownSpeeds, launchAngle: 18.2, clubPath: -3.6, faceAngle: 0 });
  });

  it('is rejected for an age that is not an integer, and leaves nothing', async () => {
    const golfer = await gateway.register();
    const response = await upload(golfer, swing({ clubSelection: 'driver', age: '41.5' }));
    expect([response.status, await bodyOf(response)]).toMatchObject([400, { code: 'bad-request' }]);
    expect(await swingsOf(gateway, golfer)).toEqual([]);
  });

  it('is accepted with fields or files first', async () => {
    const golfer = await gateway.register();
    const form = uploadForm({ faceOn: video }, {});
    form.append('clubSelection', '7-iron');
    expect((await upload(golfer, form)).status).toBe(200);
    expect(await swingsOf(gateway, golfer)).toMatchObject([{ club: '7-iron' }]);
  });

  it('of more than one part is stored byte for byte', async () => {
    const golfer = await gateway.register();
    // A free box between the index and the data: a valid file of 12 MB.
    const padding = Buffer.alloc(12 * 1024 * 1024, 7);
    padding.writeUInt32BE(padding.length);
    padding.write('free', 4);
    const large = Buffer.concat([video, padding]);
    expect((await upload(golfer, uploadForm({ faceOn: large }))).status).toBe(200);
    const [row] = await swingsOf(gateway, golfer);
    expect((await stored(row.face_on_key)).equals(large)).toBe(true);
    expect(row.face_on_sha256).toBe(createHash('sha256').update(large).digest('hex'));
  });

  it('repeated with its idempotency key is one upload, in sequence and in parallel', async () => {
    const golfer = await gateway.register();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([upload(golfer, swing(), key), upload(golfer, swing(), key)]);
    const ids = await Promise.all([...answers, await upload(golfer, swing(), key)].map(idOf));
    expect(new Set(ids).size).toBe(1);
    expect(await swingsOf(gateway, golfer)).toHaveLength(1);
    expect(await filesOf(gateway, golfer)).toHaveLength(1);
    const retries = await Promise.all(Array.from({ length: 8 }, () => upload(golfer, swing(), key)));
    expect(new Set(await Promise.all(retries.map(idOf)))).toEqual(new Set([ids[0]]));
    const other = await gateway.register();
    expect(await idOf(await upload(other, swing(), key))).not.toBe(ids[0]);
  });

  it('with the idempotency key of another upload is rejected, and changes nothing of that one', async () => {
    const golfer = await gateway.register();
    const key = { 'idempotency-key': randomUUID() };
    const id = await idOf(await upload(golfer, swing({ clubSelection: 'driver' }), key));
    const before = await swingsOf(gateway, golfer);
    expect(before).toMatchObject([{ club: 'driver', is_same_swing: false }]);
    const otherVideo = Buffer.concat([video, Buffer.alloc(1)]);
    for (const changed of [
      swing({ clubSelection: '7-iron' }),
      swing({ clubSelection: 'driver', age: '41' }),
      uploadForm({ faceOn: otherVideo }, { clubSelection: 'driver' }),
      uploadForm({ faceOn: video, downTheLine: video }, { clubSelection: 'driver' }),
    ]) {
      const answer = await upload(golfer, changed, key);
      expect([answer.status, (await bodyOf(answer)).code]).toEqual([409, 'idempotency-key-reused']);
    }
    expect(await idOf(await upload(golfer, swing({ clubSelection: 'driver' }), key))).toBe(id);
    expect(await swingsOf(gateway, golfer)).toEqual(before);
    expect(await filesOf(gateway, golfer)).toHaveLength(1);
  });
});

describe('eight parallel retries with one idempotency key', () => {
  const retry = async (golfer: Golfer, form: () => FormData) => {
    const key = { 'idempotency-key': randomUUID() };
    return await Promise.all(Array.from({ length: 8 }, () => upload(golfer, form(), key)));
  };

  it('all get the id of the one upload', async () => {
    const golfer = await gateway.register();
    const ids = await Promise.all((await retry(golfer, swing)).map(idOf));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(1);
    expect(await swingsOf(gateway, golfer)).toHaveLength(1);
    expect(await creditsOf(gateway, golfer)).toHaveLength(1);
    expect(await filesOf(gateway, golfer)).toHaveLength(1);
  });

  it('of which one has other fields: it is rejected, whichever is first', async () => {
    const golfer = await gateway.register();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      ['30', '31'].map((age) => upload(golfer, swing({ clubSelection: 'driver', age }), key)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await swingsOf(gateway, golfer)).toHaveLength(1);
    expect(await filesOf(gateway, golfer)).toHaveLength(1);
  });

  it('all get the refusal of the video', async () => {
    const golfer = await gateway.register();
    const answers = await retry(golfer, () => uploadForm({ faceOn: Buffer.from('this is no video') }));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 422));
    expect(await filesOf(gateway, golfer)).toEqual([]);
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
    expect(await swingsOf(gateway, golfer)).toEqual([]);
    expect(await creditsOf(gateway, golfer)).toEqual([]);
    expect(await filesOf(gateway, golfer)).toEqual([]);
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
