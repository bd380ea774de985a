import { type CatalogExercise, exerciseSchema, type VideoEmbed } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { openExerciseCatalog } from './exercise-catalog.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  await gateway.makePremium(golfer);
});
afterAll(() => gateway.stop());

const read = async (path: string) => {
  const response = await gateway.call(path, { as: golfer });
  return { status: response.status, body: await response.json() };
};
const library = async () => z.array(exerciseSchema).parse((await read('/api/exercises')).body);
const embedOf = async (id: string) => (await read(`/api/youtube/embed/${encodeURIComponent(id)}`)).body as VideoEmbed;
const [shipped] = exerciseCatalog as readonly [CatalogExercise];
const versions = () => gateway.rows('select version, source from gateway.exercise_catalog order by version');

it('the library has every exercise that is shipped; several gateways store them once', async () => {
  const { db } = gateway.deps;
  await Promise.all(Array.from({ length: 5 }, () => openExerciseCatalog(db, new Date())));
  expect(await versions()).toEqual([{ version: expect.any(Number), source: 'shipped' }]);
  const exercises = await library();
  expect(exercises.map(({ id }) => id)).toEqual(exerciseCatalog.map(({ id }) => id));
  expect(exercises[0]).toMatchObject({ name: shipped.name, category: shipped.focusArea, imageUrl: null });
});

it('an exercise without a video leads to a search for its name', async () => {
  const embed = await embedOf(shipped.id);
  expect(embed).toMatchObject({
    title: shipped.name,
    videoUrl: null,
    thumbnailUrl: null,
    embedUrl: null,
    targetMuscles: shipped.muscles,
    isActive: true,
  });
  const search = new URL(embed.watchUrl);
  expect(search.origin + search.pathname).toBe('https://www.youtube.com/results');
  expect([...search.searchParams]).toEqual([['search_query', `${shipped.name} exercise`]]);
  expect(await read('/api/youtube/embed/no-such-exercise')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

it('an imported version is used immediately, is found by video or exercise, and outlives what is shipped later', async () => {
  const videoUrl = 'https://www.youtube.com/watch?v=a1B2c3D4e5F';
  const imported = [{ ...shipped, videoUrl }];
  await gateway.rows(
    `insert into gateway.exercise_catalog (source, sha256, exercises, created_at) values ('import', 'x', $1, now())`,
    [JSON.stringify(imported)],
  );
  const thumbnailUrl = 'https://i.ytimg.com/vi/a1B2c3D4e5F/hqdefault.jpg';
  expect(await library()).toEqual([expect.objectContaining({ id: shipped.id, imageUrl: thumbnailUrl })]);
  for (const id of ['a1B2c3D4e5F', shipped.id]) {
    expect(await embedOf(id)).toMatchObject({
      videoUrl,
      thumbnailUrl,
      watchUrl: videoUrl,
      embedUrl: 'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F',
    });
  }
  await gateway.rows(
    `insert into gateway.exercise_catalog (source, sha256, exercises, created_at) values ('shipped', 'y', '[]', now())`,
  );
  expect(await library()).toHaveLength(1);
});

it('an exercise that the version in use lacks, as a workout of before may have it, is read from the newest that has it', async () => {
  const { db, catalog, now } = gateway.deps;
  const [, left] = exerciseCatalog as readonly [CatalogExercise, CatalogExercise];
  await catalog.replace(db, [shipped], now());
  expect(await embedOf(left.id)).toMatchObject({ exerciseName: left.name, isActive: false });
  await catalog.replace(db, [{ ...left, name: 'Its Newest Name' }], now());
  await catalog.replace(db, [shipped], now());
  expect(await embedOf(left.id)).toMatchObject({ exerciseName: 'Its Newest Name', isActive: false });
  expect(await embedOf(shipped.id)).toMatchObject({ exerciseName: shipped.name, isActive: true });
  expect(await read('/api/youtube/embed/no-such-exercise')).toMatchObject({ status: 404 });
});
