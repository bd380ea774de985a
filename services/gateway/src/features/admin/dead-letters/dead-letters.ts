import { type AdminDeadLettersQuery, consumerNames, type DeadLetter, userIdSchema } from '@trueswing/contracts';
import * as events from '@trueswing/events';
import { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';

const consumerSchema = z.enum(consumerNames);

/** A page of the events that a service could not process, newest first. */
export async function listDeadLetters(
  { db }: Pick<Deps, 'db'>,
  { before, beforeEvent, beforeConsumer, limit }: AdminDeadLettersQuery,
): Promise<DeadLetter[]> {
  const hasPrevious = before !== undefined && beforeEvent !== undefined && beforeConsumer !== undefined;
  const after = hasPrevious ? { deadAt: new Date(before), eventId: beforeEvent, consumer: beforeConsumer } : undefined;
  const rows = await events.listDeadLetters(db, { after, limit });
  return rows.map((row) => ({
    ...row,
    consumer: consumerSchema.parse(row.consumer),
    userId: row.userId === null ? null : userIdSchema.parse(row.userId),
    occurredAt: row.occurredAt.toISOString(),
    deadAt: row.deadAt.toISOString(),
  }));
}

/** Has dead letters processed again, and records that in the audit. */
export async function redriveDeadLetters(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { only, caller }: { only: { consumer?: string | undefined; eventId?: string | undefined }; caller: AdminCaller },
): Promise<{ redriven: number }> {
  return await db.transaction().execute(async (tx) => {
    const redriven = await events.redriveDeadLetters(tx, only);
    const details = { consumer: only.consumer ?? null, eventId: only.eventId ?? null, redriven };
    await recordAdminAction(tx, caller, { at: now(), action: 'redrive-dead-letters', details });
    return { redriven };
  });
}
