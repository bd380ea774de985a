import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadSwing } from '../../../../test/finished-analysis.ts';
import { password, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { encodeVideo, h264, uploadForm } from '../../../../test/test-videos.ts';
import { pruneIdempotencyKeys } from '../upload/prune-idempotency-keys.ts';
import { discardStaleUploads, removeDiscardedFiles } from './discard-uploads.ts';

let gateway: TestGateway;
let store: Server;
/** The store answers 500 for URLs that contain this. */
let broken: string | undefined;
/** If true, a PUT gets no answer; its file is stored when the test calls `storeLate`. */
let isLate = false;
let storeLate: (() => Promise<unknown>) | undefined;
/** Runs once, after the store has listed something and before it answers. */
let afterListing: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  gateway = await startGateway({}, async ({ S3_ENDPOINT }) => {
    store = createServer((asked, answer) => {
      if (broken && asked.url?.includes(broken)) return void answer.writeHead(500).end();
      const { method = 'GET', headers, url = '' } = asked;
      if (isLate && method === 'PUT') {
        void asked.toArray().then((bytes) => {
          storeLate = async () => {
            const passedOn = request(new URL(url, S3_ENDPOINT), { method, headers }).end(Buffer.concat(bytes));
            const [said] = await once(passedOn, 'response');
            await said.toArray();
          };
          asked.socket.destroy();
        });
        return;
      }
      const passedOn = request(new URL(url, S3_ENDPOINT), { method, headers }, async (said) => {
        const listed = method === 'GET' && url.includes('prefix=uploads') ? afterListing : undefined;
        if (listed) {
          const text = await said.toArray();
          afterListing = undefined;
          await listed();
          return void answer.writeHead(said.statusCode ?? 502, said.headers).end(Buffer.concat(text));
        }
        answer.writeHead(said.statusCode ?? 502, said.headers);
        said.pipe(answer);
      });
      asked.pipe(passedOn);
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => store.once('listening', listening));
    return { S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}` };
  });
});
afterAll(async () => {
  await gateway.stop();
  store.close();
});

const keysOf = async (ids: string[]) =>
  (await gateway.bucket.keys()).filter((key) => ids.some((id) => key.includes(id)));

it('files of deleted swings are removed, though those of one cannot be; those are removed later', async () => {
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) {
    const golfer = await gateway.register();
    const id = await uploadSwing(gateway, golfer);
    await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer });
    ids.push(id);
  }
  broken = ids[0];
  await removeDiscardedFiles(gateway.deps);
  expect(await keysOf(ids)).toEqual([expect.stringContaining(String(ids[0]))]);
  const waiting = 'select id from gateway.swing where discarded_at is not null and files_removed_at is null';
  expect(await gateway.rows(waiting)).toEqual([{ id: ids[0] }]);

  broken = undefined;
  await removeDiscardedFiles(gateway.deps);
  expect(await keysOf(ids)).toEqual([]);
  expect(await gateway.rows(waiting)).toEqual([]);
});

it('files of a deleted account are removed, though those of one swing cannot be; those are removed later', async () => {
  const golfer = await gateway.register();
  await gateway.makePremium(golfer);
  const ids = [await uploadSwing(gateway, golfer), await uploadSwing(gateway, golfer, { club: '7-iron' })];
  const deleted = await gateway.call('/api/account/delete', { as: golfer, json: { confirmation: 'DELETE', password } });
  expect(deleted.status).toBe(204);
  expect(await gateway.rows('select 1 from gateway.swing where id = any($1)', [ids])).toEqual([]);
  expect(await keysOf(ids)).toHaveLength(2);
  broken = ids[0];
  // What was removed just now may be stored again by a request that is still under way, so the second run ends the removal.
  for (const _ of [1, 2]) await removeDiscardedFiles(gateway.deps);
  expect(await keysOf(ids)).toEqual([expect.stringContaining(String(ids[0]))]);
  const waiting = 'select analysis_id from gateway.upload_removal';
  expect(await gateway.rows(waiting)).toEqual([{ analysis_id: ids[0] }]);

  broken = undefined;
  for (const _ of [1, 2]) await removeDiscardedFiles(gateway.deps);
  expect(await keysOf(ids)).toEqual([]);
  expect(await gateway.rows(waiting)).toEqual([]);
});

it('a video of a deleted account whose parts are joined during the removal is removed', async () => {
  const key = `uploads/${randomUUID()}/secret-face-on`;
  await gateway.rows('insert into gateway.upload_removal values ($1, now())', [key.split('/')[1]]);
  const uploadId = await gateway.deps.objectStore.beginParts(key);
  const part = await gateway.deps.objectStore.putPart({ key, uploadId }, 1, Buffer.from('a video'));
  afterListing = () => gateway.deps.objectStore.joinParts({ key, uploadId }, [part]);
  await removeDiscardedFiles(gateway.deps);
  expect(afterListing).toBeUndefined();
  await removeDiscardedFiles(gateway.deps);
  expect(await gateway.bucket.keys()).not.toContain(key);
  expect(await gateway.rows('select 1 from gateway.upload_removal')).toEqual([]);
});

it('a removal that was killed after its files went ends at the next one', async () => {
  await gateway.rows('insert into gateway.upload_removal values ($1, now())', [randomUUID()]);
  await removeDiscardedFiles(gateway.deps);
  expect(await gateway.rows('select 1 from gateway.upload_removal')).toEqual([]);
});

it('stale uploads are removed, though one of them cannot be; that one is removed later', async () => {
  const golfer = await gateway.register();
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of ids) {
    await gateway.bucket.client.putObject(gateway.bucket.name, `uploads/${id}/left-face-on`, 'half a video');
    await gateway.rows(
      "insert into gateway.upload_in_progress (analysis_id, user_id, started_at) values ($1, $2, now() - interval '2 hours')",
      [id, golfer.id],
    );
  }
  broken = ids[0];
  await discardStaleUploads(gateway.deps);
  expect(await keysOf(ids)).toEqual([`uploads/${ids[0]}/left-face-on`]);
  broken = undefined;
  await discardStaleUploads(gateway.deps);
  expect(await keysOf(ids)).toEqual([]);
});

it('a file that the store accepted after the timeout is removed later', async () => {
  const golfer = await gateway.register();
  const body = uploadForm({ faceOn: await encodeVideo('mp4', ...h264) });
  isLate = true;
  const response = await gateway.call('/api/swing-analyses', { method: 'POST', body, as: golfer });
  isLate = false;
  expect(response.status).toBe(503);
  const waiting = 'select analysis_id from gateway.upload_in_progress where user_id = $1';
  const [row] = await gateway.rows(waiting, [golfer.id]);
  expect(await keysOf([row.analysis_id])).toEqual([]);
  await storeLate?.();
  expect(await keysOf([row.analysis_id])).toHaveLength(1);

  const sweepLater = async () => {
    await gateway.rows("update gateway.upload_in_progress set discarding_at = discarding_at - interval '2 minutes'");
    await discardStaleUploads(gateway.deps);
  };
  await sweepLater();
  expect(await keysOf([row.analysis_id])).toEqual([]);
  expect(await gateway.rows(waiting, [golfer.id])).toHaveLength(1);
  await sweepLater();
  expect(await gateway.rows(waiting, [golfer.id])).toEqual([]);
});

it('the idempotency key of an upload is deleted after a week', async () => {
  const golfer = await gateway.register();
  await uploadSwing(gateway, golfer, { idempotencyKey: randomUUID() });
  const keys = () => gateway.rows('select 1 from gateway.idempotency_key where user_id = $1', [golfer.id]);
  const dayS = 24 * 3_600;
  gateway.moveClock(7 * dayS - 60);
  await pruneIdempotencyKeys(gateway.deps);
  expect(await keys()).toHaveLength(1);
  gateway.moveClock(120);
  await pruneIdempotencyKeys(gateway.deps);
  expect(await keys()).toEqual([]);
});
