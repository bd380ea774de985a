import { randomUUID } from 'node:crypto';
import type { AnalysisId, EventPayload, UserId } from '@trueswing/contracts';
import { pointsPerSwingUpload } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGamification, type TestGamification } from '../../../test/open-gamification.ts';
import { sumPoints } from '../../../test/sum-points.ts';
import { startBackground } from '../../background.ts';

import { handleSwingAnalyzed } from './swing-analyzed.consumer.ts';

let service: TestGamification;
beforeAll(async () => {
  service = await openGamification();
});
afterAll(() => service.close());

type Payload = EventPayload<'swing.analyzed'>;
const newUser = () => randomUUID() as UserId;
const swingOf = (userId: UserId, videoSha256: string = randomUUID()): Payload => ({
  analysisId: randomUUID() as AnalysisId,
  userId,
  club: 'driver',
  videoSha256,
});
const award = (payload: Payload, id: string = randomUUID()) =>
  service.deps.db
    .transaction()
    .execute((tx) => handleSwingAnalyzed(tx, { id, type: 'swing.analyzed', payload, occurredAt: new Date() }));
const points = (userId: UserId) => sumPoints(service.deps.db, userId);

test('an analyzed swing earns ten points', async () => {
  expect(pointsPerSwingUpload).toBe(10);
  const user = newUser();
  expect(await points(user)).toBe(0);
  await award(swingOf(user));
  expect(await points(user)).toBe(10);
  await award(swingOf(user));
  expect(await points(user)).toBe(20);
});

test('the same event again earns nothing', async () => {
  const user = newUser();
  const swing = swingOf(user);
  const eventId = randomUUID();
  await award(swing, eventId);
  await award(swing, eventId);
  expect(await points(user)).toBe(10);
});

test('the same video again earns nothing, also at the same moment; for another golfer it does', async () => {
  const [user, other] = [newUser(), newUser()];
  const video = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => award(swingOf(user, video))));
  await award(swingOf(other, video));
  expect(await points(user)).toBe(10);
  expect(await points(other)).toBe(10);
});

test('a published event reaches the ledger, and a second delivery of it changes nothing', async () => {
  const user = newUser();
  const background = startBackground(service.deps);
  const eventId = await service.deps.db
    .transaction()
    .execute((tx) => publish(tx, { type: 'swing.analyzed', payload: swingOf(user) }));
  const attempts = async () => {
    const { rows } = await sql<{ attempts: number }>`select attempts from events.delivery
      where event_id = ${eventId} and processed_at is not null`.execute(service.deps.db);
    return rows[0]?.attempts;
  };
  await expect.poll(attempts, { timeout: 10_000 }).toBe(1);
  expect(await points(user)).toBe(10);

  await sql`update events.delivery set processed_at = null, next_attempt_at = now()
    where event_id = ${eventId}`.execute(service.deps.db);
  await expect.poll(attempts, { timeout: 10_000 }).toBe(2);
  await background.stop();
  expect(await points(user)).toBe(10);
});
