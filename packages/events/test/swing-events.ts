import { randomUUID } from 'node:crypto';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import type { Kysely } from 'kysely';
import type { OutboxTables } from '../src/outbox.tables.ts';
import { publish } from '../src/publish.ts';

export const analyzedPayload = () => ({
  analysisId: randomUUID() as AnalysisId,
  userId: randomUUID() as UserId,
  club: 'driver' as const,
  videoSha256: 'a'.repeat(64),
});

/** Publishes `swing.analyzed` (for gamification and gateway) in a transaction of its own, and returns the event's id. */
export const publishAnalyzed = (db: Kysely<OutboxTables>): Promise<string> =>
  db.transaction().execute((tx) => publish(tx, { type: 'swing.analyzed', payload: analyzedPayload() }));

/** Resolves with the row of the event's delivery to gamification once it meets the condition; the test's timeout bounds the wait. */
export async function deliveryWhen(
  db: Kysely<OutboxTables>,
  eventId: string,
  isWanted: (delivery: { attempts: number; processed_at: Date | null; dead_at: Date | null }) => boolean,
) {
  for (;;) {
    const delivery = await db
      .selectFrom('events.delivery')
      .selectAll()
      .where('event_id', '=', eventId)
      .where('consumer', '=', 'gamification')
      .executeTakeFirstOrThrow();
    if (isWanted(delivery)) return delivery;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
