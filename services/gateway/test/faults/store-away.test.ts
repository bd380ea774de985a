import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@trueswing/contracts';
import type { TcpFaultProxy } from '@trueswing/testkit';
import { describe, expect, it } from 'vitest';
import { startBackground } from '../../src/background.ts';
import { openDeps } from '../../src/deps.ts';
import { discardStaleUploads, discardUpload } from '../../src/features/swings/deletion/discard-uploads.ts';
import { findOrphans, runUploadRemovals } from '../find-orphans.ts';
import { uploadSwing } from '../finished-analysis.ts';
import { uploadForm } from '../test-videos.ts';
import { openProxiedGateway } from './proxied-gateway.ts';

/** An MP4 header and a box of data, larger than one part, so that the store fails in the middle. */
const largeVideo = () => {
  const file = Buffer.alloc(16 * 1024 * 1024);
  file.writeUInt32BE(16);
  file.write('ftypisom', 4);
  file.writeUInt32BE(file.length - 16, 16);
  file.write('mdat', 20);
  return file;
};

describe.concurrent.each<[string, (proxy: TcpFaultProxy) => void]>([
  ['cut off', (proxy) => proxy.cut()],
  ['silent', (proxy) => proxy.halfOpen()],
])('when the object store is %s', (_name, breakStore) => {
  const opened = openProxiedGateway();
  it('an upload fails in time with its code, counts nothing, and the next one succeeds', async () => {
    const { gateway, proxies } = opened;
    const proxy = proxies['the object store'];
    const golfer = await gateway.register();
    breakStore(proxy);
    const startedAt = Date.now();
    const body = uploadForm({ faceOn: largeVideo() });
    const response = await gateway.call('/api/swing-analyses', { method: 'POST', body, as: golfer });
    expect([response.status, ((await response.json()) as ErrorBody).code]).toEqual([503, 'store-unavailable']);
    expect(Date.now() - startedAt).toBeLessThan(40_000);
    // Proxies would send no call at all to a gateway that is not ready.
    const readiness = await gateway.call('/readyz');
    expect([readiness.status, await readiness.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: true, objectStore: false } },
    ]);
    proxy.restore();
    expect(await gateway.rows('select 1 from gateway.upload_credit where user_id = $1', [golfer.id])).toEqual([]);
    const id = await uploadSwing(gateway, golfer);
    expect(await gateway.rows('select 1 from gateway.swing where id = $1', [id])).toHaveLength(1);
    await runUploadRemovals(gateway);
    expect(await findOrphans(gateway)).toEqual([]);
  });
});

describe('a start', () => {
  const opened = openProxiedGateway();
  it('succeeds while the object store is away, and the bucket is created once it is back', async () => {
    const { gateway, proxies } = opened;
    const proxy = proxies['the object store'];
    const bucket = `late-${randomUUID()}`;
    proxy.cut();
    const { deps, close } = await openDeps({ ...gateway.deps.env, S3_BUCKET: bucket }, gateway.deps.logger);
    expect(await gateway.bucket.client.bucketExists(bucket)).toBe(false);
    await expect(deps.objectStore.ping()).rejects.toMatchObject({ code: 'store-unavailable' });
    proxy.restore();
    // It answers again, and has no such bucket yet.
    await expect(deps.objectStore.ping()).rejects.toMatchObject({ code: 'store-unavailable' });
    const background = startBackground(deps);
    try {
      await expect.poll(() => gateway.bucket.client.bucketExists(bucket)).toBe(true);
      await deps.objectStore.ping();
    } finally {
      await background.stop();
      await close();
      await gateway.bucket.client.removeBucket(bucket);
    }
  });
});

describe.concurrent('what an upload has left', () => {
  const opened = openProxiedGateway();
  it.sequential('leftovers of an upload are removed after an hour, and nothing younger', async () => {
    const { gateway } = opened;
    const { client, name } = gateway.bucket;
    const [old, young] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    for (const id of [old, young]) {
      await client.putObject(name, `uploads/${id}/left-face-on`, 'half a video');
      await client.initiateNewMultipartUpload(name, `uploads/${id}/begun-face-on`, {});
    }
    const insert = 'insert into gateway.upload_in_progress (analysis_id, user_id, started_at) values ($1, $1, $2)';
    await gateway.rows(insert, [old, new Date(Date.now() - 3_700_000)]);
    await gateway.rows(insert, [young, new Date(Date.now() - 3_500_000)]);
    await discardStaleUploads(gateway.deps);
    // The row is deleted by the run that finds no object any more.
    await discardStaleUploads(gateway.deps);
    const left = await gateway.bucket.keys();
    expect(left.filter((key) => key.includes(old))).toEqual([]);
    expect(left.filter((key) => key.includes(young))).toHaveLength(1);
    const { uploads } = await client.listIncompleteUploadsQuery(name, 'uploads/', '', '', '');
    expect(uploads.map(({ key }) => key)).toEqual([`uploads/${young}/begun-face-on`]);
    expect(
      await gateway.rows('select analysis_id from gateway.upload_in_progress where user_id = analysis_id'),
    ).toEqual([{ analysis_id: young }]);
  });

  it.sequential('discards that wait for a silent store do not block the database', async () => {
    const { gateway, proxies } = opened;
    const proxy = proxies['the object store'];
    const golfer = await gateway.register();
    const insert = 'insert into gateway.upload_in_progress (analysis_id, user_id, started_at) values ($1, $2, now())';
    const ids = Array.from({ length: 24 }, () => randomUUID());
    for (const id of ids) await gateway.rows(insert, [id, golfer.id]);
    proxy.halfOpen();
    const discards = ids.map((id) => discardUpload(gateway.deps, id, { mayStillArrive: false }).catch(() => 'refused'));
    const startedAt = Date.now();
    expect((await gateway.call('/api/auth/user', { as: golfer })).status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    await Promise.all(discards);
    proxy.restore();
    // The next run removes what could not be removed.
    await gateway.rows("update gateway.upload_in_progress set discarding_at = now() - interval '2 minutes'");
    await discardStaleUploads(gateway.deps);
    expect(await gateway.rows('select 1 from gateway.upload_in_progress where user_id = $1', [golfer.id])).toEqual([]);
  });
});
