import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UploadClub } from '@trueswing/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { finishAnalysis, setJob, uploadSwing } from '../../../../test/finished-analysis.ts';
import { type Golfer, password, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { removeDiscardedFiles } from './discard-uploads.ts';
import { removeOldOriginals } from './remove-old-originals.ts';

let gateway: TestGateway;
let golfer: Golfer;
let store: Server;
/** The store answers 500 for URLs that contain this. */
let broken: string | undefined;
const day = 86_400;
beforeAll(async () => {
  gateway = await startGateway({ UPLOAD_RETENTION_DAYS: 30 }, async ({ S3_ENDPOINT }) => {
    store = createServer((asked, answer) => {
      const { method = 'GET', headers, url = '' } = asked;
      if (broken && url.includes(broken)) return void answer.writeHead(500).end();
      const passedOn = request(new URL(url, S3_ENDPOINT), { method, headers }, (said) => {
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
beforeEach(async () => {
  golfer = await gateway.register();
  await gateway.makePremium(golfer);
});

const run = (days: number) =>
  removeOldOriginals(
    { ...gateway.deps, env: { ...gateway.deps.env, UPLOAD_RETENTION_DAYS: days } },
    new AbortController().signal,
  );
const originalsOf = async (id: string) =>
  (await gateway.bucket.keys()).filter((key) => key.startsWith(`uploads/${id}/`));
const age = (id: string, days: number) =>
  gateway.rows(`update gateway.swing set uploaded_at = uploaded_at - $2 * interval '1 second' where id = $1`, [
    id,
    days * day,
  ]);
const ageResult = (id: string, hours: number) =>
  gateway.rows(`update analysis.output set created_at = created_at - $2 * interval '1 hour' where analysis_id = $1`, [
    id,
    hours,
  ]);
/** A swing that was analyzed more than a day ago. */
async function finishEarlier(club: UploadClub = 'driver'): Promise<string> {
  const id = await uploadSwing(gateway, golfer, { club });
  await finishAnalysis(gateway, id, Buffer.from('the converted copy'));
  await ageResult(id, 25);
  return id;
}

it('after 30 days the original goes, and the golfer still watches and corrects the swing', async () => {
  const id = await finishEarlier();
  await age(id, 29.9);
  await run(30);
  expect(await originalsOf(id)).toHaveLength(1);
  await age(id, 0.2);
  await run(30);
  expect(await originalsOf(id)).toEqual([]);
  const video = await gateway.call(`/api/swing-analyses/${id}/video/face-on`, { as: golfer });
  expect([video.status, await video.text()]).toEqual([200, 'the converted copy']);
  expect((await gateway.call(`/api/swing-analyses/${id}`, { as: golfer })).status).toBe(200);
});

it('without retention the original goes a day after its analysis, so that a backup that began before it has the original', async () => {
  const id = await uploadSwing(gateway, golfer);
  await age(id, 400);
  await run(0);
  await setJob(gateway, id, { status: 'running', stage: 'pose' });
  await run(0);
  expect(await originalsOf(id)).toHaveLength(1);
  await finishAnalysis(gateway, id, Buffer.from('a copy'));
  await ageResult(id, 23.9);
  await run(0);
  expect(await originalsOf(id)).toHaveLength(1);
  await ageResult(id, 0.2);
  await run(0);
  expect(await originalsOf(id)).toEqual([]);
});

it("an original goes by the database's clock, not by the gateway's", async () => {
  const id = await finishEarlier();
  gateway.moveClock(400 * day);
  try {
    await run(30);
  } finally {
    gateway.moveClock(-400 * day);
  }
  expect(await originalsOf(id)).toHaveLength(1);
});

it('an original that cannot be removed holds up no other, and goes later', async () => {
  const ids = [await finishEarlier(), await finishEarlier('7-iron')];
  await age(String(ids[0]), 1);
  broken = ids[0];
  await run(0);
  expect(await Promise.all(ids.map(originalsOf))).toEqual([[expect.any(String)], []]);
  broken = undefined;
  await run(0);
  expect(await Promise.all(ids.map(originalsOf))).toEqual([[], []]);
});

it('a swing and an account whose originals are gone are deleted as any other', async () => {
  const id = await finishEarlier();
  await run(0);
  expect((await gateway.call(`/api/swing-analyses/${id}`, { method: 'DELETE', as: golfer })).status).toBe(204);
  await removeDiscardedFiles(gateway.deps);
  const deleted = await gateway.call('/api/account/delete', { as: golfer, json: { confirmation: 'DELETE', password } });
  expect(deleted.status).toBe(204);
  expect(await gateway.rows('select 1 from gateway.upload_removal')).toEqual([]);
});

it('more originals than one batch go in one run', async () => {
  await gateway.rows(
    `insert into gateway.swing (id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes, uploaded_at)
     select gen_random_uuid(), $1, 'driver', 'right', 'uploads/x', 'x', 1, now() - n * interval '1 day' from generate_series(1, 120) n`,
    [golfer.id],
  );
  await gateway.rows(
    `insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
     select id, user_id, 'succeeded', 'done', 1, 1, 0, now(), now() from gateway.swing where user_id = $1 on conflict do nothing`,
    [golfer.id],
  );
  await gateway.rows(
    `insert into analysis.output (analysis_id, attempt, face_on_video_key, face_on_poster_key, face_on_landmarks_key, created_at, result)
     select id, 1, 'v', 'p', 'l', now() - interval '2 days', '{}' from gateway.swing where user_id = $1`,
    [golfer.id],
  );
  await run(30);
  const kept = await gateway.rows('select 1 from gateway.swing where user_id = $1 and files_removed_at is null', [
    golfer.id,
  ]);
  expect(kept).toHaveLength(29);
});
