import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countQueries } from '../../../test/count-queries.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { readUploadUsage, readUsage } from './read-usage.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
});
afterAll(() => gateway.stop());

// A Wednesday noon in US Central; its week began on the 15th.
const now = new Date('2026-11-18T18:00:00Z');
async function credit(of: { plan: string; club: string; week: string; takenAt: string; released?: boolean }) {
  const id = randomUUID();
  await gateway.rows(
    `insert into gateway.swing (id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes, uploaded_at)
     values ($1, $2, $3, 'right', 'x', 'x', 1, $4)`,
    [id, golfer.id, of.club, of.takenAt],
  );
  await gateway.rows(
    `insert into gateway.upload_credit (user_id, analysis_id, plan, club, week_start, taken_at, released_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [golfer.id, id, of.plan, of.club, of.week, of.takenAt, of.released ? now : null],
  );
}

it('what a golfer has used, and what decides the next upload, are one query each', async () => {
  const before = countQueries(gateway);
  expect(await readUsage(before.db, golfer.id)).toEqual({
    isPremium: false,
    videoUploadsUsed: 0,
    analysisViewsUsed: 0,
    workoutViewsUsed: 0,
  });
  expect(await readUploadUsage(before.db, golfer.id, now)).toEqual({
    isPremium: false,
    unreleasedUploads: 0,
    clubsThisWeek: [],
    analysesToday: 0,
  });
  expect(before.queries()).toBe(2);

  await gateway.makePremium(golfer);
  await credit({ plan: 'free', club: 'driver', week: '2026-11-15', takenAt: '2026-11-15T18:00:00Z' });
  await credit({ plan: 'premium', club: '7-iron', week: '2026-11-15', takenAt: '2026-11-18T17:00:00Z' });
  await credit({
    plan: 'premium',
    club: 'driver',
    week: '2026-11-15',
    takenAt: '2026-11-18T16:00:00Z',
    released: true,
  });
  await credit({ plan: 'premium', club: 'driver', week: '2026-11-08', takenAt: '2026-11-10T16:00:00Z' });
  const other = await gateway.register();
  await gateway.rows('insert into gateway.workout_view (user_id, day, first_viewed_at) values ($1, $2, now())', [
    golfer.id,
    '2026-11-17',
  ]);
  const after = countQueries(gateway);
  expect(await readUsage(after.db, golfer.id)).toMatchObject({
    isPremium: true,
    videoUploadsUsed: 3,
    analysisViewsUsed: 0,
    workoutViewsUsed: 1,
  });
  expect(await readUploadUsage(after.db, golfer.id, now)).toEqual({
    isPremium: true,
    unreleasedUploads: 3,
    clubsThisWeek: ['7-iron'],
    analysesToday: 2,
  });
  expect(after.queries()).toBe(2);
  expect(await readUsage(after.db, other.id)).toMatchObject({ isPremium: false, videoUploadsUsed: 0 });
});
