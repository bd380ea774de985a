import type { PushType, UserId } from '@trueswing/contracts';
import { openDatabase } from '@trueswing/service-kit';
import { newPushKey } from '@trueswing/service-kit/push-key';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { sendPushes } from '../src/features/notifications/push/send-pushes.ts';
import { createPushSender } from '../src/push-sender.ts';
import { openNotifiedGolfers } from './notified-golfers.ts';
import { createDevice, type Device } from './test-device.ts';
import { startTestPushService } from './test-push-service.ts';

export type PushGolfers = Awaited<ReturnType<typeof openPushGolfers>>;

/** Golfers with devices, a push service, and the service with a clock of its own. */
export async function openPushGolfers() {
  const [golfers, pushService] = await Promise.all([openNotifiedGolfers(), startTestPushService()]);
  const { env, logger } = golfers.deps;
  const adminUrl = new URL(inject('trueswingStores').adminUrl);
  adminUrl.pathname = new URL(env.DATABASE_URL).pathname;
  const admin = openDatabase<Record<string, never>>({ url: adminUrl.href, logger, maxConnections: 2 });
  const settings = { privateKey: newPushKey(), contact: 'mailto:golf@example.com' };
  let now = new Date();
  const deps = {
    ...golfers.deps,
    now: () => now,
    pushSender: createPushSender({ ...settings, services: [pushService.origin] }, 2_000),
  };
  /** Makes every delivery due whose time has come by the service's clock: the database has the real one. */
  const makeDue = () =>
    sql`
    update gamification.push_delivery set due_at = now() - interval '1 second' where due_at <= ${now}`.execute(
      admin.db,
    );

  return {
    ...golfers,
    deps,
    pushService,
    /** A device on which the golfer is signed in and has chosen what is sent to it. */
    async subscribe(
      userId: UserId,
      { types = ['analysis', 'streak'] as PushType[], timeZone = 'America/Chicago' } = {},
    ): Promise<Device> {
      const device = createDevice();
      await sql`
        with session as (
          insert into gateway.session (token_hash, user_id, created_at, last_seen_at)
          values (sha256(${device.path}::bytea), ${userId}, now(), now()) returning id)
        insert into gateway.push_subscription (session_id, endpoint, p256dh, auth, types, time_zone, created_at)
        select id, ${pushService.origin + device.path}, ${device.p256dh}, ${device.auth}, ${types}, ${timeZone}, now()
        from session`.execute(admin.db);
      return device;
    },
    signOut: ({ path }: Device) =>
      sql`delete from gateway.session where token_hash = sha256(${path}::bytea)`.execute(admin.db),
    setClock(moment: Date) {
      now = moment;
    },
    /** Sends what is due by the service's clock. */
    async send(): Promise<void> {
      await makeDue();
      await sendPushes(deps);
    },
    makeDue,
    /** Outcomes of a golfer's deliveries; null while one is open. */
    async outcomesOf(userId: UserId): Promise<(string | null)[]> {
      const { rows } = await sql<{ outcome: string | null }>`
        select delivery.outcome from gamification.push_delivery delivery
        join gamification.push push using (notification_id) where push.user_id = ${userId} order by 1`.execute(
        admin.db,
      );
      return rows.map(({ outcome }) => outcome);
    },
    admin: admin.db,
    async close() {
      await admin.close();
      await pushService.stop();
      await golfers.close();
    },
  };
}
