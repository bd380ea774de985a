import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishSwing } from '../../../test/finished-analysis.ts';
import { videoForm } from '../../../test/mobility-video.ts';
import type { Golfer } from '../../../test/test-gateway.ts';
import { encodeVideo, h264, uploadForm } from '../../../test/test-videos.ts';
import { startTransferStand, type TransferStand } from '../../../test/transfer-stand.ts';
import { measureBucket } from './measure-bucket.ts';
import { storageMetrics } from './storage-metrics.ts';

/** The gateway does not stop. */
const running = new AbortController().signal;

let stand: TransferStand;
let golfer: Golfer;
beforeAll(async () => {
  stand = await startTransferStand();
});
afterAll(() => stand.gateway.stop());
beforeEach(async () => {
  golfer = await stand.gateway.register();
});
afterEach(() => set({}));

const sentence = 'We have no room for new videos right now. Please keep yours, and try again tomorrow.';
const unset = { STORAGE_DISK_PATH: undefined, STORAGE_LIMIT_GB: undefined, STORAGE_RESERVE_GB: 2 };

/** Sets variables as if the gateway had started with them. */
function set(variables: Partial<TransferStand['gateway']['deps']['env']>): void {
  Object.assign(stand.gateway.deps.env, unset, variables);
}

const measure = async () => {
  await stand.gateway.rows('update gateway.storage_reading set due_at = now()');
  await measureBucket(stand.gateway.deps, running);
};
const metric = (name: string) =>
  storageMetrics(stand.gateway.deps)
    .find((each) => each.name === name)
    ?.read();
const upload = async () =>
  stand.gateway.call('/api/swing-analyses', {
    method: 'POST',
    as: golfer,
    body: uploadForm({ faceOn: await encodeVideo('mp4', ...h264) }),
  });
const stored = async () => [
  ...(await stand.gateway.bucket.keys()),
  ...(await stand.gateway.rows('select analysis_id from gateway.upload_in_progress')),
];

async function expectRefused(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'store-unavailable', message: sentence });
}

describe('the bucket', () => {
  it('counts as not measured since its row is there, while the first listing fails', async () => {
    await stand.gateway.rows(
      `update gateway.storage_reading set read_at = null, due_at = now(), created_at = now() - interval '4 hours'`,
    );
    const measure = () => Promise.reject(new Error('AccessDenied'));
    const { deps } = stand.gateway;
    await expect(measureBucket({ ...deps, objectStore: { ...deps.objectStore, measure } }, running)).rejects.toThrow();
    const readAtS = (await metric('storage_read_timestamp_seconds')) ?? Number.NaN;
    expect(Date.now() / 1_000 - readAtS).toBeGreaterThan(3 * 3_600);
  });

  it('is measured by one gateway an hour, and what was uploaded since counts', async () => {
    set({ STORAGE_LIMIT_GB: 100 });
    expect(await metric('storage_room_bytes')).toBeNaN();
    await finishSwing(stand.gateway, golfer, 'a copy');
    await measure();
    const keys = await stand.gateway.bucket.keys();
    const [uploads = 0, analyses = 0] = await Promise.all([
      metric('storage_uploads_bytes'),
      metric('storage_analyses_bytes'),
    ]);
    expect([await metric('storage_objects'), analyses]).toEqual([keys.length, 6 * (keys.length - 1)]);
    expect(uploads).toBeGreaterThan(1_000);
    const room = (await metric('storage_room_bytes')) ?? 0;
    expect(room).toBe(98e9 - uploads - analyses);

    golfer = await stand.gateway.register();
    expect((await upload()).status).toBe(200);
    await measureBucket(stand.gateway.deps, running);
    expect(await metric('storage_uploads_bytes')).toBe(uploads);
    expect(await metric('storage_room_bytes')).toBeLessThan(room);
    await measure();
    expect(await metric('storage_uploads_bytes')).toBeGreaterThan(uploads);
  });
});

describe('while the stores are full', () => {
  it.each([
    ['the bucket', { STORAGE_LIMIT_GB: 0.001, STORAGE_RESERVE_GB: 0.001 }],
    ['the disk', { STORAGE_DISK_PATH: '/', STORAGE_RESERVE_GB: 1e9 }],
  ])('%s: no upload begins, and nothing of it stays', async (_, variables) => {
    set(variables);
    await measure();
    const before = await stored();
    await expectRefused(await upload());
    await expectRefused(await stand.callsOf(golfer).begin({ sizeBytes: 1_000_000 }));
    const filmed = { method: 'POST', as: golfer, body: await videoForm('chest') };
    await expectRefused(await stand.gateway.call('/api/mobility-films', filmed));
    expect(await stored()).toEqual(before);
    expect(await metric('storage_room_bytes')).toBeLessThanOrEqual(0);
    set({});
    expect((await upload()).status).toBe(200);
  });

  it('an upload that has begun goes on in half of the reserve, and waits when that is used', async () => {
    const calls = stand.callsOf(golfer);
    const id = await calls.beginId({ sizeBytes: stand.video.length });
    await measure();
    set({ STORAGE_LIMIT_GB: 0.001, STORAGE_RESERVE_GB: 1 });
    await expectRefused(await calls.send(id, 0, stand.video));
    set({ STORAGE_LIMIT_GB: 1, STORAGE_RESERVE_GB: 1 });
    await expectRefused(await stand.callsOf(await stand.gateway.register()).begin({ sizeBytes: 1_000_000 }));
    expect((await calls.send(id, 0, stand.video)).status).toBe(204);
  });
});

it('a disk that cannot be read refuses no upload, its metric says so, and the log once', async () => {
  const warn = vi.spyOn(stand.gateway.deps.logger, 'warn');
  set({ STORAGE_DISK_PATH: '/there/is/no/such/folder' });
  expect((await upload()).status).toBe(200);
  await expect(metric('storage_disk_free_bytes')).rejects.toThrow('ENOENT');
  golfer = await stand.gateway.register();
  expect((await upload()).status).toBe(200);
  expect(await metric('storage_room_bytes')).toBeNaN();
  expect(warn.mock.calls.filter(([, text]) => text === 'disk cannot be measured')).toHaveLength(1);
  set({});
  await metric('storage_room_bytes');
  set({ STORAGE_DISK_PATH: '/there/is/no/such/folder' });
  await metric('storage_room_bytes');
  expect(warn.mock.calls.filter(([, text]) => text === 'disk cannot be measured')).toHaveLength(2);
  warn.mockRestore();
});

it('the room of the bucket counts for metric and uploads where the disk cannot be read', async () => {
  set({ STORAGE_DISK_PATH: '/there/is/no/such/folder', STORAGE_LIMIT_GB: 0.001, STORAGE_RESERVE_GB: 0.001 });
  await measure();
  expect(await metric('storage_room_bytes')).toBeLessThanOrEqual(0);
  await expectRefused(await upload());
});

it('where nothing is watched, any room is there', async () => {
  expect(await metric('storage_room_bytes')).toBeNaN();
  expect((await upload()).status).toBe(200);
});
