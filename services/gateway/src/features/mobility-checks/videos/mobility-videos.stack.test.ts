import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ReadVideos, userIdSchema } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videoForm } from '../../../../test/mobility-video.ts';
import { type Golfer, password, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { encodeVideo, h264 } from '../../../../test/test-videos.ts';
import { startEventConsumer } from '../../../background.ts';
import { removeDiscardedFiles } from '../../swings/deletion/discard-uploads.ts';
import type { UploadPart } from '../../swings/upload/receive-upload.ts';
import { filmCheck, pruneVideos } from './film-check.ts';

let gateway: TestGateway;
let consumer: ReturnType<typeof startEventConsumer>;
beforeAll(async () => {
  gateway = await startGateway();
  consumer = startEventConsumer(gateway.deps);
});
afterAll(async () => {
  await consumer.stop();
  await gateway.stop();
});

const path = '/api/mobility-films';
const keysOf = async (id: string) => (await gateway.bucket.keys()).filter((key) => key.includes(id)).toSorted();
const turns = { right: { turnDeg: 84, plusMinusDeg: 12, repetitions: 1 }, left: null, asymmetryDeg: null };
const bothRead: ReadVideos = { chest: { turns, failure: null }, hips: { turns: null, failure: 'no-turn' } };

async function video(golfer: Golfer, ...tests: ('chest' | 'hips')[]): Promise<string> {
  const response = await gateway.call(path, { method: 'POST', as: golfer, body: await videoForm(...tests) });
  expect(response.status).toBe(202);
  return ((await response.json()) as { id: string }).id;
}

const read = async (golfer: Golfer, id: string) => (await gateway.call(`${path}/${id}`, { as: golfer })).json();

/** As the worker does when it has read the videos. */
async function publishRead(golfer: Golfer, videoId: string, videos: ReadVideos): Promise<void> {
  const userId = userIdSchema.parse(golfer.id);
  await gateway.deps.db
    .transaction()
    .execute((tx) => publish(tx, { type: 'mobility.film-read', payload: { filmId: videoId, userId, films: videos } }));
  await expect
    .poll(() => gateway.rows("select 1 from events.delivery where consumer = 'gateway' and processed_at is null"))
    .toEqual([]);
}

it('the gateway stores the videos, asks for their reading, and uses no upload', async () => {
  const golfer = await gateway.register();
  const id = await video(golfer, 'chest', 'hips');
  expect(await keysOf(id)).toEqual([`uploads/${id}/chest`, `uploads/${id}/hips`]);
  expect(await read(golfer, id)).toEqual({ id, isRead: false, failures: { chest: null, hips: null }, check: null });
  const asked = "select payload from events.event where type = 'mobility.filmed' and payload->>'filmId' = $1";
  expect(await gateway.rows(asked, [id])).toEqual([
    { payload: { filmId: id, userId: golfer.id, tests: ['chest', 'hips'] } },
  ]);
  expect(await gateway.rows('select 1 from gateway.upload_credit where user_id = $1', [golfer.id])).toEqual([]);
  expect(await gateway.rows('select 1 from gateway.upload_in_progress where user_id = $1', [golfer.id])).toEqual([]);
});

it('the gateway stores what was read as a check by video, once, and removes the videos', async () => {
  const golfer = await gateway.register();
  const id = await video(golfer, 'chest', 'hips');
  await publishRead(golfer, id, bothRead);
  await publishRead(golfer, id, { chest: bothRead.hips, hips: bothRead.hips });
  await removeDiscardedFiles(gateway.deps);
  expect(await keysOf(id)).toEqual([]);
  const answer = await read(golfer, id);
  expect(answer).toMatchObject({
    isRead: true,
    failures: { chest: null, hips: 'no-turn' },
    check: { id, method: 'film', parts: { chest: turns, hips: null, separation: null } },
  });
  const checks = await (await gateway.call('/api/mobility-checks', { as: golfer })).json();
  expect(checks).toEqual([(answer as { check: unknown }).check]);
});

it('the gateway stores no check when no video could be read', async () => {
  const golfer = await gateway.register();
  const id = await video(golfer, 'hips');
  const notFilmed = { turns: null, failure: null };
  await publishRead(golfer, id, { chest: notFilmed, hips: { turns: null, failure: 'no-golfer' } });
  expect(await read(golfer, id)).toMatchObject({ isRead: true, failures: { hips: 'no-golfer' }, check: null });
});

describe('videos that are sent again with their idempotency key', () => {
  const send = async (golfer: Golfer, key: string) => {
    const init = { method: 'POST', as: golfer, headers: { 'idempotency-key': key } };
    const response = await gateway.call(path, { ...init, body: await videoForm('chest') });
    expect(response.status).toBe(202);
    return ((await response.json()) as { id: string }).id;
  };
  const rowsOf = (golfer: Golfer) =>
    gateway.rows('select id from gateway.mobility_film where user_id = $1', [golfer.id]);
  const left = (golfer: Golfer) =>
    gateway.rows('select 1 from gateway.upload_in_progress where user_id = $1', [golfer.id]);

  it('are stored and read once, also after the answer was lost and they were read', async () => {
    const golfer = await gateway.register();
    const key = randomUUID();
    const id = await send(golfer, key);
    const before = await gateway.bucket.keys();
    expect(await send(golfer, key)).toBe(id);
    await publishRead(golfer, id, bothRead);
    expect(await send(golfer, key)).toBe(id);
    expect(await rowsOf(golfer)).toEqual([{ id }]);
    expect(await left(golfer)).toEqual([]);
    expect((await gateway.bucket.keys()).filter((stored) => !before.includes(stored))).toEqual([]);
    const asked = "select 1 from events.event where type = 'mobility.filmed' and payload->>'userId' = $1";
    expect(await gateway.rows(asked, [golfer.id])).toHaveLength(1);
  });

  it('are stored once when the first request is still under way', async () => {
    const golfer = await gateway.register();
    const key = randomUUID();
    const before = await gateway.bucket.keys();
    const [id = '', ...others] = await Promise.all([send(golfer, key), send(golfer, key), send(golfer, key)]);
    expect(others).toEqual([id, id]);
    expect(await rowsOf(golfer)).toEqual([{ id }]);
    expect(await left(golfer)).toEqual([]);
    expect((await gateway.bucket.keys()).filter((stored) => !before.includes(stored))).toEqual(await keysOf(id));
  });

  it('are rejected when the key stands for other videos, and leave nothing', async () => {
    const golfer = await gateway.register();
    const key = randomUUID();
    const init = { method: 'POST', as: golfer, headers: { 'idempotency-key': key } };
    const id = await send(golfer, key);
    const before = await gateway.bucket.keys();
    for (const tests of [['hips'], ['chest', 'hips']] as const) {
      const response = await gateway.call(path, { ...init, body: await videoForm(...tests) });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'idempotency-key-reused' });
    }
    const another = new FormData();
    another.append('chestVideo', new File([await encodeVideo('mp4', ...h264, '-t', '0.3')], 'chest.mp4'));
    expect((await gateway.call(path, { ...init, body: another })).status).toBe(409);
    expect(await rowsOf(golfer)).toEqual([{ id }]);
    expect(await left(golfer)).toEqual([]);
    expect(await gateway.bucket.keys()).toEqual(before);
  });

  it('are stored once when others with the same key arrive at the same time', async () => {
    const golfer = await gateway.register();
    const init = { method: 'POST', as: golfer, headers: { 'idempotency-key': randomUUID() } };
    const forms = [await videoForm('chest'), await videoForm('hips')];
    const responses = await Promise.all(forms.map((body) => gateway.call(path, { ...init, body })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const [row] = await rowsOf(golfer);
    await removeDiscardedFiles(gateway.deps);
    expect(await rowsOf(golfer)).toHaveLength(1);
    expect(await keysOf((row as { id: string }).id)).toHaveLength(1);
    expect(await left(golfer)).toEqual([]);
  });

  it('are other videos with another key, and those of another golfer with the same', async () => {
    const [golfer, other] = [await gateway.register(), await gateway.register()];
    const key = randomUUID();
    const ids = [await send(golfer, key), await send(golfer, randomUUID()), await send(other, key)];
    expect(new Set(ids).size).toBe(3);
  });
});

it('belongs to its golfer alone', async () => {
  const [golfer, other] = [await gateway.register(), await gateway.register()];
  const id = await video(golfer, 'chest');
  for (const asked of [id, randomUUID(), 'nothing']) {
    expect((await gateway.call(`${path}/${asked}`, { as: other })).status).toBe(404);
  }
});

it('the gateway rejects a form without a video, with two of a test, or with something else, and keeps nothing of it', async () => {
  const golfer = await gateway.register();
  const twice = await videoForm('chest');
  for (const value of (await videoForm('chest')).getAll('chestVideo')) twice.append('chestVideo', value);
  const other = new FormData();
  other.append('faceOnVideo', (await videoForm('chest')).get('chestVideo') ?? '');
  const noVideo = new FormData();
  noVideo.append('chestVideo', new File(['#!/bin/sh'], 'video.mp4', { type: 'video/mp4' }));
  for (const [body, status] of [
    [new FormData(), 400],
    [twice, 400],
    [other, 400],
    [noVideo, 422],
  ] as const) {
    expect((await gateway.call(path, { method: 'POST', as: golfer, body })).status).toBe(status);
  }
  expect(await gateway.rows('select 1 from gateway.mobility_film where user_id = $1', [golfer.id])).toEqual([]);
  expect(await gateway.rows('select 1 from gateway.upload_in_progress where user_id = $1', [golfer.id])).toEqual([]);
});

it('the gateway removes videos that wait with the account', async () => {
  const golfer = await gateway.register();
  const id = await video(golfer, 'chest');
  const deleted = await gateway.call('/api/account/delete', { as: golfer, json: { confirmation: 'DELETE', password } });
  expect(deleted.status).toBe(204);
  await removeDiscardedFiles(gateway.deps);
  expect(await keysOf(id)).toEqual([]);
  // A worker that had begun before publishes too late.
  await publishRead(golfer, id, bothRead);
  expect(await gateway.rows('select 1 from gateway.mobility_check where id = $1', [id])).toEqual([]);
});

it('a video that ends after its account was deleted is refused and removed', async () => {
  const golfer = await gateway.register();
  const bytes = await encodeVideo('mp4', ...h264);
  const before = await gateway.bucket.keys();
  async function* parts(): AsyncGenerator<UploadPart> {
    const video = { bytes: Readable.from([bytes]), isTruncated: () => false };
    yield { kind: 'file', name: 'chestVideo', hasFileName: true, video };
    await gateway.call('/api/account/delete', { as: golfer, json: { confirmation: 'DELETE', password } });
  }
  const userId = userIdSchema.parse(golfer.id);
  const filming = filmCheck(gateway.deps, {
    userId,
    idempotencyKey: undefined,
    parts: parts(),
    sizeBytes: bytes.length,
  });
  await expect(filming).rejects.toMatchObject({ code: 'not-signed-in' });
  await removeDiscardedFiles(gateway.deps);
  expect(await gateway.bucket.keys()).toEqual(before);
});

it('the gateway takes ten videos an hour', async () => {
  const golfer = await gateway.register();
  const statuses: number[] = [];
  // One window of the counter holds all calls.
  gateway.setClock(gateway.deps.now());
  for (let i = 0; i < 11; i++) {
    statuses.push((await gateway.call(path, { method: 'POST', as: golfer, body: new FormData() })).status);
  }
  gateway.setClock(null);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

it('the gateway deletes what a page waited for after a week, but not videos that are not read', async () => {
  const golfer = await gateway.register();
  const [waiting, done] = [await video(golfer, 'chest'), await video(golfer, 'chest')];
  await publishRead(golfer, done, bothRead);
  gateway.moveClock(8 * 86_400);
  await pruneVideos(gateway.deps);
  expect(await gateway.rows('select id from gateway.mobility_film where user_id = $1', [golfer.id])).toEqual([
    { id: waiting },
  ]);
});
