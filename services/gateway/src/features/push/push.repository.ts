import type { PushType, pushSubscriptionBodySchema } from '@trueswing/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod/mini';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;

const ownSession = (db: Db, tokenHash: Buffer) =>
  db.selectFrom('gateway.session').select('id').where('token_hash', '=', tokenHash);

/** The types that are sent to the device of a session; undefined if nothing is. */
export async function findTypes(db: Db, tokenHash: Buffer): Promise<PushType[] | undefined> {
  const row = await db
    .selectFrom('gateway.push_subscription')
    .select('types')
    .where('session_id', '=', ownSession(db, tokenHash))
    .executeTakeFirst();
  return row?.types;
}

/** Stores the subscription of a session's device instead of the one before. False if the session has ended. */
export async function upsertSubscription(
  tx: Transaction<GatewayTables>,
  tokenHash: Buffer,
  { endpoint, keys, types, timeZone }: z.infer<typeof pushSubscriptionBodySchema>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into gateway.push_subscription as known (session_id, endpoint, p256dh, auth, types, time_zone, created_at)
    select id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${types}, ${timeZone}, ${now}
    from gateway.session where token_hash = ${tokenHash}
    on conflict (session_id) do update set
      id = case when known.endpoint = excluded.endpoint then known.id else excluded.id end,
      endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, types = excluded.types,
      time_zone = excluded.time_zone, created_at = excluded.created_at
    returning session_id`.execute(tx);
  return rows.length > 0;
}

/** A browser has one subscription: the golfer who signed in there before no longer gets anything. */
export async function deleteOfOtherSessions(
  tx: Transaction<GatewayTables>,
  tokenHash: Buffer,
  endpoint: string,
): Promise<void> {
  await tx
    .deleteFrom('gateway.push_subscription')
    .where('endpoint', '=', endpoint)
    .where('session_id', '!=', ownSession(tx, tokenHash))
    .execute();
}

export async function deleteOfSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('gateway.push_subscription').where('session_id', '=', ownSession(db, tokenHash)).execute();
}

export async function deleteSubscription(tx: Transaction<GatewayTables>, id: string): Promise<void> {
  await tx.deleteFrom('gateway.push_subscription').where('id', '=', id).execute();
}
