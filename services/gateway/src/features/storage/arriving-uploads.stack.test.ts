import { randomUUID } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { incompleteUploads } from '../../../test/stored-uploads.ts';
import { type Golfer, ownPage } from '../../../test/test-gateway.ts';
import { padVideo, uploadForm } from '../../../test/test-videos.ts';
import { mebibyte, startTransferStand, type TransferStand } from '../../../test/transfer-stand.ts';
import { measureBucket } from './measure-bucket.ts';
import { lockRoom } from './storage.repository.ts';
import { storageMetrics } from './storage-metrics.ts';

/** Ten of these are announced where one and a half have space. */
const sizeBytes = 40 * mebibyte;
const sentence = 'We have no room for new videos right now. Please keep yours, and try again tomorrow.';

/** The gateway does not stop. */
const running = new AbortController().signal;

let stand: TransferStand;
let golfers: Golfer[];
beforeAll(async () => {
  stand = await startTransferStand();
  golfers = await Promise.all(Array.from({ length: 10 }, () => stand.gateway.register()));
});
afterAll(() => stand.gateway.stop());
beforeEach(async () => {
  await stand.gateway.rows('delete from gateway.upload_in_progress');
  await stand.gateway.rows('delete from gateway.swing');
  await stand.gateway.rows('delete from gateway.upload_credit');
  await leaveRoom(1.5 * sizeBytes);
});
afterEach(() => stand.gateway.setClock(null));

/** Sets a limit by which the bucket has this room now. */
async function leaveRoom(bytes: number): Promise<void> {
  const { deps, rows } = stand.gateway;
  await rows('update gateway.storage_reading set due_at = now()');
  await measureBucket(deps, running);
  Object.assign(deps.env, { STORAGE_LIMIT_GB: 1, STORAGE_RESERVE_GB: 0 });
  // A byte more, since the limit in GB is rounded.
  Object.assign(deps.env, { STORAGE_LIMIT_GB: 1 - ((await room()) - bytes - 1) / 1e9 });
}

const room = async () => {
  const metric = storageMetrics(stand.gateway.deps).find(({ name }) => name === 'storage_room_bytes');
  return (await metric?.read()) ?? Number.NaN;
};
const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted();

async function expectRefused(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
  expect(await answer.json()).toMatchObject({ code: 'store-unavailable', message: sentence });
}

/** Sends the start of a form that announces this size, and waits until its upload has begun. */
async function beginForm(as: Golfer): Promise<ClientRequest> {
  const boundary = randomUUID();
  const headers = {
    ...ownPage,
    cookie: as.cookie,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': sizeBytes,
  };
  const sending = request(`${stand.gateway.origin}/api/swing-analyses`, { method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(`--${boundary}\r\nContent-Disposition: form-data; name="clubSelection"\r\n\r\ndriver\r\n--${boundary}`);
  const query = 'select 1 from gateway.upload_in_progress where user_id = $1 and discarding_at is null';
  await expect.poll(() => stand.gateway.rows(query, [as.id])).toHaveLength(1);
  return sending;
}

it('of ten transfers that begin in parallel at two gateways, one has room', async () => {
  const second = await stand.gateway.startSecond();
  try {
    const begin = (golfer: Golfer, index: number) =>
      stand.callsOf(golfer, index % 2 ? second.origin : stand.gateway.origin).begin({ sizeBytes });
    const answers = await Promise.all(golfers.map(begin));
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 503)]);
    for (const answer of answers.filter(({ status }) => status === 503)) await expectRefused(answer);
    expect(await stand.gateway.rows('select 1 from gateway.transfer')).toHaveLength(1);
    expect(await incompleteUploads(stand.gateway)).toHaveLength(1);
    expect(await room()).toBeCloseTo(0.5 * sizeBytes, -1);
  } finally {
    await second.stop();
  }
});

it('of ten forms that arrive in parallel, those are stored that have room', async () => {
  const faceOn = padVideo(stand.video, 3 * mebibyte);
  await leaveRoom(1.5 * faceOn.length);
  const answers = await Promise.all(
    golfers.map((as) =>
      stand.gateway.call('/api/swing-analyses', {
        method: 'POST',
        as,
        body: uploadForm({ faceOn }),
      }),
    ),
  );
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 503)]);
  expect(await stand.gateway.rows('select 1 from gateway.upload_in_progress')).toEqual([]);
});

it('a form that still arrives takes its room from a transfer, until it breaks off', async () => {
  const [first, other] = golfers as [Golfer, Golfer];
  const sending = await beginForm(first);
  await expectRefused(await stand.callsOf(other).begin({ sizeBytes }));
  sending.destroy();
  await expect.poll(room).toBeCloseTo(1.5 * sizeBytes, -1);
  expect((await stand.callsOf(other).begin({ sizeBytes })).status).toBe(201);
});

it('a form that a crash left behind takes its room for an hour', async () => {
  const insert = `insert into gateway.upload_in_progress (analysis_id, user_id, started_at, announced_bytes)
    values ($1, $2, $3, $4)`;
  const startedAt = new Date(stand.gateway.deps.now().getTime() - 3_590_000);
  await stand.gateway.rows(insert, [randomUUID(), golfers[0]?.id, startedAt, sizeBytes]);
  expect(await room()).toBeCloseTo(0.5 * sizeBytes, -1);
  stand.gateway.moveClock(20);
  expect(await room()).toBeCloseTo(1.5 * sizeBytes, -1);
  stand.gateway.moveClock(-20);
});

it('a transfer takes its room until it ends, expires, or is replaced', async () => {
  const [first, other] = golfers as [Golfer, Golfer];
  const calls = stand.callsOf(first);
  const ended = await calls.beginId({ sizeBytes });
  await expectRefused(await stand.callsOf(other).begin({ sizeBytes }));
  expect((await calls.end(ended)).status).toBe(204);

  const uploadKey = randomUUID();
  await calls.beginId({ sizeBytes, uploadKey });
  await calls.beginId({ sizeBytes, uploadKey });
  await expectRefused(await stand.callsOf(other).begin({ sizeBytes }));
  stand.gateway.setClock(new Date(stand.gateway.deps.now().getTime() + 25 * 3_600_000));
  expect(await room()).toBeCloseTo(1.5 * sizeBytes, -1);
});

it('what a transfer announces takes room for an hour, and then what has arrived of it', async () => {
  const [golfer] = golfers as [Golfer];
  await stand.callsOf(golfer).beginId({ sizeBytes });
  await stand.gateway.rows('update gateway.transfer set offset_bytes = $1', [mebibyte]);
  stand.gateway.moveClock(3_590);
  expect(await room()).toBeCloseTo(0.5 * sizeBytes, -1);
  stand.gateway.moveClock(20);
  expect(await room()).toBeCloseTo(1.5 * sizeBytes - mebibyte, -1);
  stand.gateway.moveClock(-3_610);
});

it('an upload that cannot ask for room, since another one does not end, is to be repeated', async () => {
  const [golfer] = golfers as [Golfer];
  const before = await incompleteUploads(stand.gateway);
  let answer: Response | undefined;
  await stand.gateway.deps.db.transaction().execute(async (tx) => {
    expect(await lockRoom(tx)).toBe(true);
    answer = await stand.callsOf(golfer).begin({ sizeBytes });
  });
  expect([answer?.status, await answer?.json()]).toMatchObject([503, { code: 'not-ready' }]);
  expect(await incompleteUploads(stand.gateway)).toEqual(before);
  expect((await stand.callsOf(golfer).begin({ sizeBytes })).status).toBe(201);
});

it('what has arrived of a transfer counts until its swing does, and no longer takes room on the disk', async () => {
  const [golfer] = golfers as [Golfer];
  const { env } = stand.gateway.deps;
  const calls = stand.callsOf(golfer);
  await leaveRoom(stand.large.length);
  const id = await calls.beginId({ sizeBytes: stand.large.length });
  // The room of the whole video is taken, and its parts still pass.
  expect(await room()).toBeCloseTo(0, -1);
  await calls.sendRest(id, stand.large);
  expect(await room()).toBeCloseTo(0, -1);
  const limit = env.STORAGE_LIMIT_GB;
  Object.assign(env, { STORAGE_LIMIT_GB: undefined, STORAGE_DISK_PATH: '/' });
  const onDisk = await room();
  await stand.gateway.rows('update gateway.transfer set offset_bytes = size_bytes - 2000000000');
  expect(onDisk - (await room())).toBeGreaterThan(1e9);
  await stand.gateway.rows('update gateway.transfer set offset_bytes = size_bytes');
  Object.assign(env, { STORAGE_LIMIT_GB: limit, STORAGE_DISK_PATH: undefined });
  expect((await calls.commit({ faceOnTransfer: id })).status).toBe(200);
  expect(await room()).toBeCloseTo(0, -1);
});
