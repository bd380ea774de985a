import { apiRoutes, routeUrl, type SharedSwing, sharedSwingSchema } from '@trueswing/contracts';
import { shareRules } from '@trueswing/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishAnalysis, setJob, uploadSwing } from '../../../test/finished-analysis.ts';
import { createShare } from '../../../test/shared-swing.ts';
import { anotherNetwork, type Golfer, password, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { pruneShares } from './links/prune-shares.ts';

const daySeconds = 86_400;

let gateway: TestGateway;
let golfer: Golfer;
let analysisId: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  analysisId = await newSwing(golfer, 'the film');
});
afterAll(() => gateway.stop());

async function newSwing(owner: Golfer, film: string): Promise<string> {
  const id = await uploadSwing(gateway, owner);
  await finishAnalysis(gateway, id, Buffer.from(film));
  return id;
}

const open = (token: string) => gateway.call(`/api/shared/${token}`, { headers: anotherNetwork() });
const statusOf = async (token: string) => (await open(token)).status;
const code = async (response: Response) => ((await response.json()) as { code: string }).code;
const filesOf = (token: string) => [
  ...(['readSharedVideo', 'readSharedPoster', 'readSharedLandmarks'] as const).map((name) =>
    routeUrl(apiRoutes[name], { params: { token, view: 'face-on' } }),
  ),
  routeUrl(apiRoutes.readSharedKeyFrame, { params: { token, view: 'face-on', event: 'top' } }),
];
const fileStatuses = async (token: string) =>
  Promise.all(filesOf(token).map(async (url) => (await gateway.call(url)).status));

describe('a link', () => {
  it('opens the analysis without an account, with the files under URLs of the link', async () => {
    const { shareToken } = await createShare(gateway, golfer, analysisId, 'Ada');
    const response = await open(shareToken);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const shared = sharedSwingSchema.parse(await response.json());
    expect(shared).toMatchObject({ golferName: 'Ada', comments: [], analysis: { clubSelection: 'driver' } });
    expect(shared.analysis.technicalDetails).toMatchObject({ algorithm: 'test-1' });
    const { faceOnVideoUrl, faceOnPosterUrl, faceOnLandmarksUrl, faceOnKeyFrameUrls } = shared.analysis;
    expect([faceOnVideoUrl, faceOnPosterUrl, faceOnLandmarksUrl, faceOnKeyFrameUrls?.top]).toEqual(filesOf(shareToken));
    for (const url of filesOf(shareToken)) expect(await (await gateway.call(url)).text()).toBe('the film');
  });

  it('sends the film in ranges, and asks before a browser uses its copy', async () => {
    const { shareToken } = await createShare(gateway, golfer, analysisId);
    const [url = ''] = filesOf(shareToken);
    const part = await gateway.call(url, { headers: { range: 'bytes=4-' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-7/8', 'film']);
    expect(part.headers.get('cache-control')).toBe('private, no-cache');
    const again = { 'if-none-match': part.headers.get('etag') ?? '' };
    expect((await gateway.call(url, { headers: again })).status).toBe(304);
    expect((await gateway.call(url, { headers: { range: 'bytes=8-' } })).status).toBe(416);
  });

  it('shows nothing of the account: no id, no e-mail, no name that the golfer did not give', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner, '"a film"');
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

  it('is no key to anything else: another analysis of the golfer, the account, the calls of members', async () => {
    const owner = await gateway.register();
    await gateway.makePremium(owner);
    const [shown, hidden] = [await newSwing(owner, 'shown'), await uploadSwing(gateway, owner, { club: '7-iron' })];
    await finishAnalysis(gateway, hidden, Buffer.from('hidden'));
    const { shareToken } = await createShare(gateway, owner, shown);
    const text = await (await open(shareToken)).text();
    expect(text).not.toContain(hidden);
    // A link has no place for an id, so the film of another analysis can be asked for only where members ask.
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
    expect((await gateway.call(filesOf(shareToken)[0]?.replace('face-on', 'down-the-line') ?? '')).status).toBe(404);
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

describe('a link ends', () => {
  it('immediately when its golfer turns it off: page and files; another link goes on', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner, '"film"');
    const [ended, other] = [await createShare(gateway, owner, id), await createShare(gateway, owner, id)];
    expect(await fileStatuses(ended.shareToken)).toEqual([200, 200, 200, 200]);
    const path = `/api/swing-analyses/${id}/shares`;
    const listed = async () => (await gateway.call(path, { as: owner })).json() as Promise<{ id: string }[]>;
    expect((await listed()).map((share) => share.id)).toEqual([other.shareId, ended.shareId]);
    const revoked = await gateway.call(`${path}/${ended.shareId}`, { method: 'DELETE', as: owner });
    expect(revoked.status).toBe(204);
    expect([await statusOf(ended.shareToken), ...(await fileStatuses(ended.shareToken))]).toEqual(Array(5).fill(404));
    expect([await statusOf(other.shareToken), ...(await fileStatuses(other.shareToken))]).toEqual(Array(5).fill(200));
    expect((await listed()).map((share) => share.id)).toEqual([other.shareId]);
  });

  it('not because another golfer wants it, who does not see it either', async () => {
    const other = await gateway.register();
    const { shareId, shareToken } = await createShare(gateway, golfer, analysisId);
    const path = `/api/swing-analyses/${analysisId}/shares`;
    expect((await gateway.call(path, { as: other })).status).toBe(404);
    expect((await gateway.call(`${path}/${shareId}`, { method: 'DELETE', as: other })).status).toBe(404);
    const own = await newSwing(other, 'x');
    const elsewhere = `/api/swing-analyses/${own}/shares/${shareId}`;
    expect((await gateway.call(elsewhere, { method: 'DELETE', as: other })).status).toBe(404);
    expect((await gateway.call(path, { as: other, json: { golferName: '' } })).status).toBe(404);
    expect(await statusOf(shareToken)).toBe(200);
    await gateway.call(`${path}/${shareId}`, { method: 'DELETE', as: golfer });
  });

  it('with its analysis', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner, 'film');
    const { shareToken } = await createShare(gateway, owner, id);
    await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: owner });
    expect([await statusOf(shareToken), ...(await fileStatuses(shareToken))]).toEqual(Array(5).fill(404));
    expect(await gateway.rows('select 1 from gateway.share where analysis_id = $1', [id])).toEqual([]);
  });

  it('with its account', async () => {
    const owner = await gateway.register();
    const { shareToken } = await createShare(gateway, owner, await newSwing(owner, 'film'));
    const json = { confirmation: 'DELETE', password };
    const deleted = await gateway.call('/api/account/delete', { as: owner, json, headers: anotherNetwork() });
    expect(deleted.status).toBe(204);
    expect([await statusOf(shareToken), ...(await fileStatuses(shareToken))]).toEqual(Array(5).fill(404));
  });

  it('after 90 days, as it says; then its row is deleted', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner, 'film');
    const { shareToken, expiresAt } = await createShare(gateway, owner, id);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 1_000 / daySeconds)).toBe(90);
    const rows = () => gateway.rows('select 1 from gateway.share where analysis_id = $1', [id]);
    gateway.setClock(new Date(Date.parse(expiresAt) - 1_000));
    expect(await statusOf(shareToken)).toBe(200);
    await pruneShares(gateway.deps);
    expect(await rows()).toHaveLength(1);
    gateway.setClock(new Date(Date.parse(expiresAt)));
    expect([await statusOf(shareToken), ...(await fileStatuses(shareToken))]).toEqual(Array(5).fill(404));
    await pruneShares(gateway.deps);
    expect(await rows()).toEqual([]);
    gateway.setClock(null);
  });
});

describe('an analysis', () => {
  it('that is not finished has nothing to share', async () => {
    const owner = await gateway.register();
    const id = await uploadSwing(gateway, owner);
    const share = () => gateway.call(`/api/swing-analyses/${id}/shares`, { as: owner, json: { golferName: '' } });
    for (const status of ['queued', 'running', 'failed']) {
      await setJob(gateway, id, { status, ...(status === 'failed' && { errorCode: 'no-swing' }) });
      const response = await share();
      expect([status, response.status, await code(response)]).toEqual([status, 409, 'share-not-ready']);
    }
  });

  it('has a few links and no more, also when they are created in parallel', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner, 'film');
    const create = () => gateway.call(`/api/swing-analyses/${id}/shares`, { as: owner, json: { golferName: '' } });
    const statuses = (await Promise.all(Array.from({ length: shareRules.maxLinks + 3 }, create))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([...Array(shareRules.maxLinks).fill(201), 409, 409, 409]);
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
