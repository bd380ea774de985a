import { type SharedSwing, sharedSwingSchema } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishAnalysis, finishSwing, uploadSwing } from '../../../../test/finished-analysis.ts';
import { finishSampleSwing } from '../../../../test/sample-swing.ts';
import { createShare, sharedFileUrls } from '../../../../test/shared-swing.ts';
import { anotherNetwork, type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
let analysisId: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  analysisId = await newSwing(golfer, 'the video');
});
afterAll(() => gateway.stop());

const newSwing = (owner: Golfer, video: string) => finishSwing(gateway, owner, video);
const open = (token: string) => gateway.call(`/api/shared/${token}`, { headers: anotherNetwork() });
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('a link', () => {
  it('opens the analysis without an account, with the files under URLs of the link', async () => {
    const { shareToken } = await createShare(gateway, golfer, analysisId, 'Ada');
    const response = await open(shareToken);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const shared = sharedSwingSchema.parse(await response.json());
    expect(shared).toMatchObject({ golferName: 'Ada', comments: [], analysis: { clubSelection: 'driver' } });
    expect(shared.analysis.technicalDetails).toMatchObject({ algorithm: 'test-1' });
    const { faceOnVideoUrl, faceOnPosterUrl, faceOnLandmarksUrl, faceOnKeyFrameUrls } = shared.analysis;
    expect([faceOnVideoUrl, faceOnPosterUrl, faceOnLandmarksUrl, faceOnKeyFrameUrls?.top]).toEqual(
      sharedFileUrls(shareToken),
    );
    for (const url of sharedFileUrls(shareToken)) expect(await (await gateway.call(url)).text()).toBe('the video');
  });

  it('sends the video in ranges, and asks before a browser uses its copy', async () => {
    const { shareToken } = await createShare(gateway, golfer, analysisId);
    const [url = ''] = sharedFileUrls(shareToken);
    const part = await gateway.call(url, { headers: { range: 'bytes=4-' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-8/9', 'video']);
    expect(part.headers.get('cache-control')).toBe('private, no-cache');
    const again = { 'if-none-match': part.headers.get('etag') ?? '' };
    expect((await gateway.call(url, { headers: again })).status).toBe(304);
    expect((await gateway.call(url, { headers: { range: 'bytes=9-' } })).status).toBe(416);
  });

  it('shows nothing of the account: no id, no e-mail, no name that the golfer did not give', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner, '"a video"');
    const { shareToken } = await createShare(gateway, owner, id);
    const response = await open(shareToken);
    const text = `${JSON.stringify([...response.headers])}${await response.text()}`;
    const [{ first_name: firstName }] = await gateway.rows('select first_name from gateway.account where id = $1', [
      owner.id,
    ]);
    for (const secret of [owner.id, owner.email, owner.email.split('@')[0] ?? '', firstName, 'userId']) {
      expect(secret.length).toBeGreaterThan(2);
      expect(text).not.toContain(secret);
    }
    expect((JSON.parse(await (await open(shareToken)).text()) as SharedSwing).golferName).toBeNull();
  });

  it('shows no colors of the golfer, and not how far apart the videos were made', async () => {
    const owner = await gateway.register();
    const id = await finishSampleSwing(gateway, owner);
    const own = await (await gateway.call(`/api/swing-analyses/${id}`, { as: owner })).text();
    const { shareToken } = await createShare(gateway, owner, id);
    const shared = await (await open(shareToken)).text();
    expect(own).toContain('"appearance"');
    for (const reading of ['appearance', 'shirtColors', 'recordingsApart', 'networkReading']) {
      expect(shared).not.toContain(`"${reading}"`);
    }
    expect(shared).toContain('"hipRotationDeg"');
  });

  it('shows of the golfer’s averages only those on which the verdict rests', async () => {
    const owner = await gateway.register();
    const average = { n: 30, leftOut: 0, mean: 5.25, standardDeviation: 2 };
    const ballHistory = { faceAngleDeg: average, carryYd: average, clubSpeedMph: average };
    const id = await finishSampleSwing(gateway, owner, { ballHistory });
    const { shareToken } = await createShare(gateway, owner, id);
    const { analysis } = sharedSwingSchema.parse(await (await open(shareToken)).json());
    expect(analysis.technicalDetails).toMatchObject({ ballHistory: { faceAngleDeg: average } });
    expect(Object.keys((analysis.technicalDetails as { ballHistory: object }).ballHistory)).toEqual(['faceAngleDeg']);
  });

  it('shows lengths as the golfer reads them: no height without one, and the present one with each opening', async () => {
    const owner = await gateway.register();
    const { shareToken } = await createShare(gateway, owner, await newSwing(owner, 'a video'));
    const stature = async () => sharedSwingSchema.parse(await (await open(shareToken)).json()).stature;
    expect(await stature()).toBeNull();
    const json = { heightCm: 178, lengthUnit: 'cm' };
    await gateway.call(`/api/users/${owner.id}`, { as: owner, method: 'PATCH', json });
    expect(await stature()).toEqual({ heightCm: 178, unit: 'cm' });
  });

  it('is no key to anything else: another analysis of the golfer, the account, the calls of members', async () => {
    const owner = await gateway.register();
    await gateway.makePremium(owner);
    const [shown, hidden] = [await newSwing(owner, 'shown'), await uploadSwing(gateway, owner, { club: '7-iron' })];
    await finishAnalysis(gateway, hidden, Buffer.from('hidden'));
    const { shareToken } = await createShare(gateway, owner, shown);
    const text = await (await open(shareToken)).text();
    expect(text).not.toContain(hidden);
    // A link has no place for an id, so the video of another analysis can be asked for only where members ask.
    for (const url of [
      `/api/swing-analyses/${hidden}/video/face-on`,
      `/api/swing-analyses/${shown}/video/face-on`,
      `/api/swing-analyses/user/${owner.id}`,
      '/api/auth/user',
    ]) {
      const headers = { cookie: `session=${shareToken}`, authorization: `Bearer ${shareToken}` };
      expect([url, (await gateway.call(url, { headers })).status]).toEqual([url, 401]);
    }
    for (const path of [`${hidden}/video/face-on`, `${shareToken}%2F..%2F${hidden}/video/face-on`]) {
      expect([path, (await gateway.call(`/api/shared/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await gateway.call(sharedFileUrls(shareToken)[0]?.replace('face-on', 'down-the-line') ?? '')).status).toBe(
      404,
    );
  });

  it('has 256 random bits, of which the database knows only the digest', async () => {
    const { shareToken } = await createShare(gateway, golfer, analysisId);
    expect(Buffer.from(shareToken, 'base64url')).toHaveLength(32);
    const stored = await gateway.rows('select row(share.*)::text as text from gateway.share');
    const bytes = Buffer.from(shareToken, 'base64url').toString('hex');
    const ascii = Buffer.from(shareToken).toString('hex');
    for (const { text } of stored as { text: string }[]) {
      for (const secret of [shareToken, bytes, ascii]) expect(text).not.toContain(secret);
    }
    for (const guess of ['x', 'A'.repeat(43), shareToken.slice(0, -1), `${shareToken}A`, shareToken.toLowerCase()]) {
      const response = await open(guess);
      expect([guess, response.status, await code(response)]).toEqual([guess, 404, 'share-not-found']);
    }
  });
});

it('opening links again and again is refused by address', async () => {
  const headers = anotherNetwork();
  const statuses: number[] = [];
  // More than twice the limit, since a new minute may begin in between.
  for (let count = 0; count < 121; count++) {
    statuses.push((await gateway.call(`/api/shared/guess-${count}`, { headers })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});
