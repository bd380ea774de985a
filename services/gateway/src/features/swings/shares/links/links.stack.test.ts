import { shareRules } from '@trueswing/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishSwing, setJob, uploadSwing } from '../../../../../test/finished-analysis.ts';
import { createShare, sharedFileUrls } from '../../../../../test/shared-swing.ts';
import {
  anotherNetwork,
  type Golfer,
  password,
  startGateway,
  type TestGateway,
} from '../../../../../test/test-gateway.ts';
import { pruneShares } from './prune-shares.ts';

const daySeconds = 86_400;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const newSwing = (owner: Golfer) => finishSwing(gateway, owner, 'video');
const code = async (response: Response) => ((await response.json()) as { code: string }).code;
/** Statuses of the page and of each file. */
const statuses = (token: string) =>
  Promise.all(
    [`/api/shared/${token}`, ...sharedFileUrls(token)].map(
      async (url) => (await gateway.call(url, { headers: anotherNetwork() })).status,
    ),
  );
const opened = Array(5).fill(200);
const ended = Array(5).fill(404);

describe('a link ends', () => {
  it('immediately when its golfer turns it off: page and files; another link goes on', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner);
    const [first, other] = [await createShare(gateway, owner, id), await createShare(gateway, owner, id)];
    expect(await statuses(first.shareToken)).toEqual(opened);
    const path = `/api/swing-analyses/${id}/shares`;
    const listed = async () => (await gateway.call(path, { as: owner })).json() as Promise<{ id: string }[]>;
    expect((await listed()).map((share) => share.id)).toEqual([other.shareId, first.shareId]);
    const revoked = await gateway.call(`${path}/${first.shareId}`, { method: 'DELETE', as: owner });
    expect(revoked.status).toBe(204);
    expect(await statuses(first.shareToken)).toEqual(ended);
    expect(await statuses(other.shareToken)).toEqual(opened);
    expect((await listed()).map((share) => share.id)).toEqual([other.shareId]);
  });

  it('not because another golfer wants it, who does not see it either', async () => {
    const [owner, other] = [await gateway.register(), await gateway.register()];
    const id = await newSwing(owner);
    const { shareId, shareToken } = await createShare(gateway, owner, id);
    const path = `/api/swing-analyses/${id}/shares`;
    expect((await gateway.call(path, { as: other })).status).toBe(404);
    expect((await gateway.call(`${path}/${shareId}`, { method: 'DELETE', as: other })).status).toBe(404);
    const own = await newSwing(other);
    const elsewhere = `/api/swing-analyses/${own}/shares/${shareId}`;
    expect((await gateway.call(elsewhere, { method: 'DELETE', as: other })).status).toBe(404);
    expect((await gateway.call(path, { as: other, json: { golferName: '' } })).status).toBe(404);
    expect(await statuses(shareToken)).toEqual(opened);
  });

  it('with its analysis', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner);
    const { shareToken } = await createShare(gateway, owner, id);
    await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: owner });
    expect(await statuses(shareToken)).toEqual(ended);
    expect(await gateway.rows('select 1 from gateway.share where analysis_id = $1', [id])).toEqual([]);
  });

  it('with its account', async () => {
    const owner = await gateway.register();
    const { shareToken } = await createShare(gateway, owner, await newSwing(owner));
    const json = { confirmation: 'DELETE', password };
    const deleted = await gateway.call('/api/account/delete', { as: owner, json, headers: anotherNetwork() });
    expect(deleted.status).toBe(204);
    expect(await statuses(shareToken)).toEqual(ended);
  });

  it('after 90 days, as it says; then its row is deleted', async () => {
    const owner = await gateway.register();
    const id = await newSwing(owner);
    const { shareToken, expiresAt } = await createShare(gateway, owner, id);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 1_000 / daySeconds)).toBe(90);
    const rows = () => gateway.rows('select 1 from gateway.share where analysis_id = $1', [id]);
    gateway.setClock(new Date(Date.parse(expiresAt) - 1_000));
    expect(await statuses(shareToken)).toEqual(opened);
    await pruneShares(gateway.deps);
    expect(await rows()).toHaveLength(1);
    gateway.setClock(new Date(Date.parse(expiresAt)));
    expect(await statuses(shareToken)).toEqual(ended);
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
    const id = await newSwing(owner);
    const create = () => gateway.call(`/api/swing-analyses/${id}/shares`, { as: owner, json: { golferName: '' } });
    const answers = await Promise.all(Array.from({ length: shareRules.maxLinks + 3 }, create));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(shareRules.maxLinks).fill(201),
      409,
      409,
      409,
    ]);
  });
});
