import { randomUUID } from 'node:crypto';
import type { AnalysisId, EventPayload, EventType, EventTypeOf, UploadClub, UserId } from '@trueswing/contracts';
import { type EventHandler, publish } from '@trueswing/events';
import { openDatabase } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { eventHandlers } from '../src/background.ts';
import type { GamificationTables } from '../src/database.tables.ts';
import { openGamification } from './open-gamification.ts';

export type NotifiedGolfers = Awaited<ReturnType<typeof openNotifiedGolfers>>;

/** The service with golfers who have accounts, swings and paused weeks at the gateway, and Premium at billing. */
export async function openNotifiedGolfers() {
  const service = await openGamification();
  const { db, env, logger } = service.deps;
  const adminUrl = new URL(inject('trueswingStores').adminUrl);
  adminUrl.pathname = new URL(env.DATABASE_URL).pathname;
  const admin = openDatabase<GamificationTables>({ url: adminUrl.href, logger, maxConnections: 2 });

  return {
    ...service,
    async register(): Promise<UserId> {
      const id = randomUUID() as UserId;
      await sql`insert into gateway.account (id, email, password_hash, first_name, last_name, created_at)
        values (${id}, ${`${id}@example.com`}, 'x', 'Penny', 'Park', now())`.execute(admin.db);
      return id;
    },
    async uploadSwing(
      userId: UserId,
      swing: { club?: UploadClub; clubSpeedMph?: number | null; uploadedAt?: Date } = {},
    ): Promise<AnalysisId> {
      const id = randomUUID() as AnalysisId;
      const { club = 'driver', clubSpeedMph = null, uploadedAt = new Date() } = swing;
      await sql`insert into gateway.swing
          (id, user_id, club, handedness, club_speed_mph, face_on_key, face_on_sha256, face_on_bytes, uploaded_at)
        values (${id}, ${userId}, ${club}, 'right', ${clubSpeedMph}, 'k', ${id}, 1, ${uploadedAt})`.execute(admin.db);
      return id;
    },
    /** The worker has a result; its event is still to come. */
    finishAnalysis: (userId: UserId, id: AnalysisId) =>
      sql`insert into analysis.job
          (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, finished_at, created_at)
        values (${id}, ${userId}, 'succeeded', 'advise', 1, 2, 1, now(), now(), now())`.execute(admin.db),
    deleteSwing: (id: AnalysisId) =>
      sql`update gateway.swing set deleted_at = now(), discarded_at = now() where id = ${id}`.execute(admin.db),
    pauseWeek: (userId: UserId, week: string) =>
      sql`insert into gateway.streak_pause values (${userId}, ${week}, now())`.execute(admin.db),
    /** A mobility check that the gateway has stored; its event is still to come. */
    async storeCheck(userId: UserId, createdAt: Date): Promise<string> {
      const id = randomUUID();
      await sql`insert into gateway.mobility_check
        values (${id}, ${userId}, 'phone', 1, '{}', ${createdAt})`.execute(admin.db);
      return id;
    },
    deleteCheck: (id: string) => sql`delete from gateway.mobility_check where id = ${id}`.execute(admin.db),
    /** Premium is compared with the clock of the database. */
    givePremium: (userId: UserId, until = new Date(Date.now() + 30 * 86_400_000)) =>
      sql`insert into billing.subscription (user_id, status, plan, premium_until)
        values (${userId}, 'active', 'monthly', ${until})`.execute(admin.db),
    endPremium: (userId: UserId) =>
      sql`update billing.subscription set premium_until = now() where user_id = ${userId}`.execute(admin.db),
    /** Handles an event in a transaction of its own, as the consumer does. */
    handle: <T extends EventTypeOf<'gamification'>>(
      type: T,
      payload: EventPayload<T>,
      { id = randomUUID() as string, at = new Date() } = {},
    ): Promise<void> =>
      db.transaction().execute((tx) =>
        // The handler and the payload are of the same event.
        (eventHandlers[type] as unknown as EventHandler<EventType, GamificationTables>)(tx, {
          id,
          type,
          payload,
          occurredAt: at,
        } as never),
      ),
    /** An event that waits in the outbox until a consumer runs; no test of these golfers starts one. */
    publish: <T extends EventTypeOf<'gamification'>>(
      type: T,
      payload: EventPayload<T>,
      occurredAt?: Date,
    ): Promise<string> => db.transaction().execute((tx) => publish(tx, { type, payload, occurredAt })),
    /** Titles that the golfer is shown, newest first. */
    async titlesOf(userId: UserId): Promise<string[]> {
      const rows = await db
        .selectFrom('gamification.notification')
        .select('title')
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('title')
        .execute();
      return rows.map(({ title }) => title);
    },
    /** Runs work whose connection the server ends just before it commits, as when the process is killed. */
    async killDuring(work: (db: Kysely<GamificationTables>) => Promise<void>): Promise<void> {
      const dying = openDatabase<GamificationTables>({ url: env.DATABASE_URL, logger, maxConnections: 1 });
      await sql`
        create function gamification.die() returns trigger language plpgsql as
          'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(admin.db);
      await sql`
        create constraint trigger dies after insert on gamification.notification deferrable initially deferred
        for each row execute function gamification.die()`.execute(admin.db);
      const failed = await work(dying.db).then(
        () => false,
        () => true,
      );
      await sql`drop function gamification.die cascade`.execute(admin.db);
      await dying.close();
      if (!failed) throw new Error('the work was committed');
    },
    /** Links of the club speed records, oldest swing first. */
    recordsOf: (userId: UserId) =>
      sql<{ link: string }>`
        select link from gamification.notification n join gateway.swing s on n.cause = 'club-speed-record:' || s.id
        where n.user_id = ${userId} order by s.uploaded_at`.execute(admin.db),
    async causesOf(userId: UserId): Promise<string[]> {
      const { rows } = await sql<{ cause: string }>`
        select cause from gamification.notification where user_id = ${userId}`.execute(admin.db);
      return rows.map(({ cause }) => cause);
    },
    async close() {
      await admin.close();
      await service.close();
    },
  };
}

/** A completed exercise of a day. */
export const completion = (
  userId: UserId,
  day: string,
  part: Partial<EventPayload<'exercise.completed'>> = {},
): EventPayload<'exercise.completed'> => ({
  completionId: randomUUID(),
  userId,
  day,
  points: 5,
  streakWeeks: 1,
  finishesWorkout: false,
  completedAt: `${day}T18:00:00.000Z`,
  ...part,
});

/** An analyzed swing. */
export const analyzed = (userId: UserId, analysisId: AnalysisId, club: UploadClub = 'driver') => ({
  analysisId,
  userId,
  club,
  videoSha256: analysisId,
});
