import { randomUUID } from 'node:crypto';
import type { UserId } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrphans, runUploadRemovals } from '../../../../test/find-orphans.ts';
import { creditsOf, swingsOf } from '../../../../test/stored-uploads.ts';
import { type Golfer, password } from '../../../../test/test-gateway.ts';
import { mebibyte, startTransferStand, type TransferStand } from '../../../../test/transfer-stand.ts';
import { lockUsage } from '../../usage/upload-credit.ts';
import { discardUpload } from '../deletion/discard-uploads.ts';
import { createTransfer } from './create-transfer.ts';

let stand: TransferStand;
beforeAll(async () => {
  stand = await startTransferStand();
});
afterAll(() => stand.gateway.stop());

describe('a transfer that ends while it is committed', () => {
  const locksAwaited = async () =>
    (
      await stand.gateway.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;

  /** Commits a stand.video; `meanwhile` runs after its parts have been joined and before the swing is stored. */
  async function commitDuring(golfer: Golfer, meanwhile: (id: string, analysisId: string) => Promise<unknown>) {
    const calls = stand.callsOf(golfer);
    const id = await calls.transfer(stand.large);
    const [{ analysis_id, object_key }] = await stand.gateway.rows('select * from gateway.transfer where id = $1', [
      id,
    ]);
    let answer: Promise<Response> | undefined;
    await stand.gateway.deps.db.transaction().execute(async (tx) => {
      await lockUsage(tx, golfer.id as UserId);
      answer = calls.commit({ faceOnTransfer: id });
      // Its parts are joined and what the form does not name is removed: it waits for the lock that this transaction holds.
      await expect.poll(locksAwaited).toBe(1);
      expect(await stand.gateway.bucket.keys()).toContain(object_key);
      await meanwhile(id, analysis_id);
    });
    return answer;
  }

  it('becomes no swing when its golfer ended it, and nothing of it stays', async () => {
    const golfer = await stand.gateway.register();
    const answer = await commitDuring(golfer, async (id) => {
      expect((await stand.callsOf(golfer).end(id)).status).toBe(204);
    });
    expect(answer?.status).toBe(404);
    expect(await swingsOf(stand.gateway, golfer)).toEqual([]);
    expect(await creditsOf(stand.gateway, golfer)).toEqual([]);
    expect(await findOrphans(stand.gateway)).toEqual([]);
  });

  it('becomes no swing when its upload was discarded, and nothing of it stays', async () => {
    const golfer = await stand.gateway.register();
    const answer = await commitDuring(golfer, (_, analysisId) =>
      discardUpload(stand.gateway.deps, analysisId, { mayStillArrive: false }),
    );
    expect(answer?.status).toBe(404);
    expect(await findOrphans(stand.gateway)).toEqual([]);
  });

  it('becomes a swing only once a video that was added meanwhile has ended', async () => {
    const golfer = await stand.gateway.register();
    let first = '';
    const answer = await commitDuring(golfer, async (id) => {
      first = id;
      await stand.gateway.rows(
        `insert into gateway.transfer (id, analysis_id, user_id, view, size_bytes, object_key, store_upload_id)
           select gen_random_uuid(), analysis_id, user_id, 'down-the-line', 9, object_key || '2', 'x'
           from gateway.transfer where id = $1`,
        [id],
      );
    });
    expect(answer?.status).toBe(404);
    expect((await stand.callsOf(golfer).commit({ faceOnTransfer: first })).status).toBe(200);
    expect(await findOrphans(stand.gateway)).toEqual([]);
  });
});

describe('a transfer ends', () => {
  const rowsOf = (golfer: Golfer) =>
    stand.gateway.rows('select 1 from gateway.transfer where user_id = $1', [golfer.id]);

  it('after 24 hours, with its parts', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const id = await calls.beginId({ sizeBytes: stand.large.length });
    await calls.send(id, 0, stand.large.subarray(0, 6 * mebibyte));
    const dayS = 24 * 3_600;
    try {
      stand.gateway.moveClock(dayS - 60);
      await runUploadRemovals(stand.gateway);
      expect((await calls.head(id)).status).toBe(200);
      stand.gateway.moveClock(120);
      expect((await calls.head(id)).status).toBe(404);
      expect((await calls.send(id, 6 * mebibyte, stand.large.subarray(6 * mebibyte))).status).toBe(404);
      await runUploadRemovals(stand.gateway);
      expect(await rowsOf(golfer)).toEqual([]);
      expect(await stand.partsOf(golfer)).toEqual([]);
    } finally {
      stand.gateway.moveClock(-dayS - 60);
    }
  });

  it('when its golfer ends it', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const id = await calls.transfer(stand.large);
    expect((await calls.end(id)).status).toBe(204);
    expect((await calls.head(id)).status).toBe(404);
    expect(await stand.partsOf(golfer)).toEqual([]);
  });

  it('when another file takes its place', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const uploadKey = randomUUID();
    const first = await calls.transfer(stand.large, { uploadKey });
    const second = await calls.transfer(stand.video, { uploadKey });
    expect((await calls.head(first)).status).toBe(404);
    expect((await calls.commit({ faceOnTransfer: second })).status).toBe(200);
    expect(await stand.partsOf(golfer)).toEqual([]);
  });

  it('when another file takes its place, with the object that a commit made of it', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const uploadKey = randomUUID();
    const first = await calls.transfer(stand.large, { uploadKey });
    const [row] = await stand.gateway.rows('select * from gateway.transfer where id = $1', [first]);
    const { object_key: key, store_upload_id: uploadId, parts } = row;
    await stand.gateway.deps.objectStore.joinParts({ key, uploadId }, parts);
    await calls.beginId({ sizeBytes: 9, uploadKey });
    expect(await stand.gateway.bucket.keys()).not.toContain(key);
  });

  it('24 hours after its upload began, however often its video is replaced', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const uploadKey = randomUUID();
    const begin = async () => (await calls.begin({ sizeBytes: 9, uploadKey })).headers.get('upload-expires');
    const expires = await begin();
    const hourS = 3_600;
    try {
      stand.gateway.moveClock(23 * hourS);
      expect(await begin()).toBe(expires);
      stand.gateway.moveClock(2 * hourS);
      expect(await begin()).not.toBe(expires);
    } finally {
      stand.gateway.moveClock(-25 * hourS);
    }
  });

  it('and its upload can be begun again while its files are being removed', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const uploadKey = randomUUID();
    await calls.beginId({ sizeBytes: 9, uploadKey });
    await stand.gateway.rows('update gateway.upload_in_progress set discarding_at = now() where user_id = $1', [
      golfer.id,
    ]);
    expect((await calls.begin({ sizeBytes: 9, uploadKey })).status).toBe(201);
  });

  it('when the golfer begins the fourth upload after it', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4]) ids.push(await calls.beginId({ sizeBytes: 9 }));
    const statuses = await Promise.all(ids.map(async (id) => (await calls.head(id)).status));
    expect(statuses).toEqual([404, 200, 200, 200]);
  });

  it('with the account, and its parts are removed', async () => {
    const golfer = await stand.gateway.register();
    const calls = stand.callsOf(golfer);
    const id = await calls.beginId({ sizeBytes: stand.large.length });
    await calls.send(id, 0, stand.large.subarray(0, 6 * mebibyte));
    const json = { confirmation: 'DELETE', password };
    expect((await stand.gateway.call('/api/account/delete', { as: golfer, json })).status).toBe(204);
    expect(await rowsOf(golfer)).toEqual([]);
    await runUploadRemovals(stand.gateway);
    expect(await stand.partsOf(golfer)).toEqual([]);
  });

  it('while it begins, with the account: the golfer is not signed in any more', async () => {
    const golfer = await stand.gateway.register();
    const { deps } = stand.gateway;
    const objectStore = {
      ...deps.objectStore,
      beginParts: async (key: string) => {
        const json = { confirmation: 'DELETE', password };
        expect((await stand.gateway.call('/api/account/delete', { as: golfer, json })).status).toBe(204);
        return deps.objectStore.beginParts(key);
      },
    };
    const video = { clientKey: randomUUID(), view: 'face-on', sizeBytes: 9, name: '', type: '' } as const;
    await expect(
      createTransfer({ ...deps, objectStore }, { userId: golfer.id as UserId, ...video }),
    ).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    await runUploadRemovals(stand.gateway);
    expect(await stand.partsOf(golfer)).toEqual([]);
  });
});
