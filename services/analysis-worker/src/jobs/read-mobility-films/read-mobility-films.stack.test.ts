import { randomUUID } from 'node:crypto';
import { mobilityFilmKey, userIdSchema } from '@trueswing/contracts';
import { createLogger, openDatabase, withRequest } from '@trueswing/service-kit';
import { createTestBucket, createTestDatabase, testStores } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnalysisTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { openObjectStore } from '../../object-store.ts';
import { deleteFilmsOfUser, insertFilm } from './mobility-films.repository.ts';
import { readMobilityFilms } from './read-mobility-films.ts';

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

/** A film of the hips that waits, with this content; none for a store that has lost it. */
async function insert(content?: string) {
  const film = { filmId: randomUUID(), userId: userIdSchema.parse(randomUUID()), tests: ['hips' as const] };
  if (content !== undefined) await bucket.client.putObject(bucket.name, mobilityFilmKey(film.filmId, 'hips'), content);
  await deps.db.transaction().execute((tx) => insertFilm(tx, film));
  return film;
}

const waiting = () => deps.db.selectFrom('analysis.mobility_film').select(['film_id', 'attempts']).execute();
const makeDue = () => sql`update analysis.mobility_film set due_at = now()`.execute(deps.db);
async function published(filmId: string): Promise<unknown[]> {
  const { rows } = await sql<{ films: unknown }>`
    select payload->'films' as films from events.event
    where type = 'mobility.film-read' and payload->>'filmId' = ${filmId}`.execute(deps.db);
  return rows.map(({ films }) => films);
}
const notFilmed = { turns: null, failure: null };

it('publishes what is wrong with a film, once, and nothing of it waits', async () => {
  const { filmId, ...film } = await insert('no film');
  await readMobilityFilms(deps, running);
  await readMobilityFilms(deps, running);
  const failed = { chest: notFilmed, hips: { turns: null, failure: 'invalid-media' } };
  expect(await published(filmId)).toEqual([failed]);
  expect(await waiting()).toEqual([]);
  // The event may be delivered again: it asks for the same films, which are no longer there, so it must not be lost either.
  await deps.db.transaction().execute((tx) => insertFilm(tx, { filmId, ...film }));
  expect(await waiting()).toEqual([{ film_id: filmId, attempts: 0 }]);
});

it('retries an error of ours twice, and says then that the film could not be read', async () => {
  const { filmId } = await insert();
  for (const attempts of [1, 2]) {
    await readMobilityFilms(deps, running);
    expect(await waiting()).toEqual([{ film_id: filmId, attempts }]);
    expect(await published(filmId)).toEqual([]);
    await makeDue();
  }
  await readMobilityFilms(deps, running);
  expect(await published(filmId)).toEqual([{ chest: notFilmed, hips: { turns: null, failure: 'analysis-failed' } }]);
  expect(await waiting()).toEqual([]);
});

it('gives up films in which each attempt lost its process', async () => {
  const { filmId } = await insert('no film');
  await sql`update analysis.mobility_film set attempts = 3`.execute(deps.db);
  await readMobilityFilms(deps, running);
  expect(await published(filmId)).toEqual([{ chest: notFilmed, hips: { turns: null, failure: 'analysis-failed' } }]);
});

it('publishes nothing after the golfer was deleted, and nothing for an attempt that another one replaced', async () => {
  const [deleted, replaced] = [await insert('no film'), await insert('no film')];
  const { objectStore } = deps;
  const slow: Deps = {
    ...deps,
    objectStore: {
      ...objectStore,
      async download(key, path, signal) {
        await objectStore.download(key, path, signal);
        if (key.includes(deleted.filmId)) {
          await deps.db.transaction().execute((tx) => deleteFilmsOfUser(tx, deleted.userId));
        } else {
          await sql`update analysis.mobility_film set attempts = attempts + 1`.execute(deps.db);
        }
      },
    },
  };
  await readMobilityFilms(slow, running);
  expect([...(await published(deleted.filmId)), ...(await published(replaced.filmId))]).toEqual([]);
  expect(await waiting()).toEqual([{ film_id: replaced.filmId, attempts: 2 }]);
});

it('publishes what it read on behalf of the request that sent the films', async () => {
  const request = { requestId: 'c0ffeec0ffee', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const { filmId } = await withRequest(request, () => insert('no film'));
  await readMobilityFilms(deps, running);
  const { rows } = await sql`
    select request_id as "requestId", traceparent from events.event where payload->>'filmId' = ${filmId}`.execute(
    deps.db,
  );
  expect(rows).toEqual([request]);
});

it('hands films back when the service stops, without counting the attempt', async () => {
  const { filmId } = await insert('no film');
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
  await readMobilityFilms(stopped, stopping.signal);
  expect(await waiting()).toEqual([{ film_id: filmId, attempts: 0 }]);
  await readMobilityFilms(deps, running);
  expect(await published(filmId)).toHaveLength(1);
});
