import { randomUUID } from 'node:crypto';
import { mobilityVideoKey, userIdSchema } from '@trueswing/contracts';
import { createLogger, openDatabase, withRequest } from '@trueswing/service-kit';
import { createTestBucket, createTestDatabase, testStores } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnalysisTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { openObjectStore } from '../../object-store.ts';
import { deleteVideosOfUser, insertVideo } from './mobility-videos.repository.ts';
import { readMobilityVideos } from './read-mobility-videos.ts';

let deps: Deps;
let bucket: Awaited<ReturnType<typeof createTestBucket>>;
let close: () => Promise<void>;
const running = new AbortController().signal;

beforeAll(async () => {
  const database = await createTestDatabase();
  bucket = await createTestBucket();
  const { s3 } = testStores();
  const logger = createLogger({ service: 'test', level: 'silent' });
  const { db, close: closeDatabase } = openDatabase<AnalysisTables>({ url: database.adminUrl, logger });
  close = async () => {
    await closeDatabase();
    await Promise.all([database.drop(), bucket.remove()]);
  };
  const env = {
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    FFMPEG_PATH: 'ffmpeg',
    FFPROBE_PATH: 'ffprobe',
    POSE_MODEL: 'lite',
  } as Deps['env'];
  deps = { env, logger, db, objectStore: openObjectStore(env), coach: null, workerId: 'test' };
});
beforeEach(async () => {
  await sql`delete from analysis.mobility_film`.execute(deps.db);
});
afterAll(() => close());

/** A video of the hips that waits, with this content; none for a store that has lost it. */
async function insert(content?: string) {
  const video = { videoId: randomUUID(), userId: userIdSchema.parse(randomUUID()), tests: ['hips' as const] };
  if (content !== undefined)
    await bucket.client.putObject(bucket.name, mobilityVideoKey(video.videoId, 'hips'), content);
  await deps.db.transaction().execute((tx) => insertVideo(tx, video));
  return video;
}

const waiting = () => deps.db.selectFrom('analysis.mobility_film').select(['film_id', 'attempts']).execute();
const makeDue = () => sql`update analysis.mobility_film set due_at = now()`.execute(deps.db);
async function published(videoId: string): Promise<unknown[]> {
  const { rows } = await sql<{ films: unknown }>`
    select payload->'films' as films from events.event
    where type = 'mobility.film-read' and payload->>'filmId' = ${videoId}`.execute(deps.db);
  return rows.map(({ films }) => films);
}
const notFilmed = { turns: null, failure: null };

it('the job publishes what is wrong with a video, once, and nothing of it waits', async () => {
  const { videoId, ...video } = await insert('no video');
  await readMobilityVideos(deps, running);
  await readMobilityVideos(deps, running);
  const failed = { chest: notFilmed, hips: { turns: null, failure: 'invalid-media' } };
  expect(await published(videoId)).toEqual([failed]);
  expect(await waiting()).toEqual([]);
  // The event may be delivered again: it asks for the same videos, which are no longer there, so it must not be lost either.
  await deps.db.transaction().execute((tx) => insertVideo(tx, { videoId, ...video }));
  expect(await waiting()).toEqual([{ film_id: videoId, attempts: 0 }]);
});

it('the job retries an error of ours twice, and says then that the video could not be read', async () => {
  const { videoId } = await insert();
  for (const attempts of [1, 2]) {
    await readMobilityVideos(deps, running);
    expect(await waiting()).toEqual([{ film_id: videoId, attempts }]);
    expect(await published(videoId)).toEqual([]);
    await makeDue();
  }
  await readMobilityVideos(deps, running);
  expect(await published(videoId)).toEqual([{ chest: notFilmed, hips: { turns: null, failure: 'analysis-failed' } }]);
  expect(await waiting()).toEqual([]);
});

it('the job gives up videos in which each attempt lost its process', async () => {
  const { videoId } = await insert('no video');
  await sql`update analysis.mobility_film set attempts = 3`.execute(deps.db);
  await readMobilityVideos(deps, running);
  expect(await published(videoId)).toEqual([{ chest: notFilmed, hips: { turns: null, failure: 'analysis-failed' } }]);
});

it('the job publishes nothing after the golfer was deleted, and nothing for an attempt that another one replaced', async () => {
  const [deleted, replaced] = [await insert('no video'), await insert('no video')];
  const { objectStore } = deps;
  const slow: Deps = {
    ...deps,
    objectStore: {
      ...objectStore,
      async download(key, path, signal) {
        await objectStore.download(key, path, signal);
        if (key.includes(deleted.videoId)) {
          await deps.db.transaction().execute((tx) => deleteVideosOfUser(tx, deleted.userId));
        } else {
          await sql`update analysis.mobility_film set attempts = attempts + 1`.execute(deps.db);
        }
      },
    },
  };
  await readMobilityVideos(slow, running);
  expect([...(await published(deleted.videoId)), ...(await published(replaced.videoId))]).toEqual([]);
  expect(await waiting()).toEqual([{ film_id: replaced.videoId, attempts: 2 }]);
});

it('the job publishes what it read on behalf of the request that sent the videos', async () => {
  const request = { requestId: 'c0ffeec0ffee', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const { videoId } = await withRequest(request, () => insert('no video'));
  await readMobilityVideos(deps, running);
  const { rows } = await sql`
    select request_id as "requestId", traceparent from events.event where payload->>'filmId' = ${videoId}`.execute(
    deps.db,
  );
  expect(rows).toEqual([request]);
});

it('the job hands videos back when the service stops, without counting the attempt', async () => {
  const { videoId } = await insert('no video');
  const stopping = new AbortController();
  const { objectStore } = deps;
  const stopped: Deps = {
    ...deps,
    objectStore: {
      ...objectStore,
      async download() {
        stopping.abort(new Error('the service is stopping'));
        throw stopping.signal.reason;
      },
    },
  };
  await readMobilityVideos(stopped, stopping.signal);
  expect(await waiting()).toEqual([{ film_id: videoId, attempts: 0 }]);
  await readMobilityVideos(deps, running);
  expect(await published(videoId)).toHaveLength(1);
});
