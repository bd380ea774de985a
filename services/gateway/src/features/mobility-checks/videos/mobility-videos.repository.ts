import type { MobilityVideo } from '@trueswing/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';
import { idRangeOfKey } from './id-of-key.ts';

type Tx = Transaction<GatewayTables>;

export async function insertVideo(
  tx: Tx,
  video: { id: string; userId: string; contentsSha256: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('gateway.mobility_film')
    .values({
      id: video.id,
      user_id: video.userId,
      failures: null,
      contents_sha256: video.contentsSha256,
      created_at: video.now,
    })
    .execute();
}

/** False when the videos were read before, or the account was deleted. */
export async function markRead(tx: Tx, videoId: string, failures: MobilityVideo['failures']): Promise<boolean> {
  const read = await tx
    .updateTable('gateway.mobility_film')
    .set({ failures: JSON.stringify(failures) })
    .where('id', '=', videoId)
    .where('failures', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return read !== undefined;
}

/** Undefined when the golfer has no such videos. */
export async function findVideo(db: Kysely<GatewayTables>, userId: string, videoId: string) {
  return await db
    .selectFrom('gateway.mobility_film')
    .select(['id', 'failures'])
    .where('user_id', '=', userId)
    .where('id', '=', videoId)
    .executeTakeFirst();
}

/** The videos that the golfer has sent with this key; undefined without any. */
export async function findVideoOfKey(db: Kysely<GatewayTables>, userId: string, key: string) {
  const [least, greatest] = idRangeOfKey(key);
  return await db
    .selectFrom('gateway.mobility_film')
    .select(['id', 'contents_sha256'])
    .where('user_id', '=', userId)
    .where('id', '>=', least)
    .where('id', '<=', greatest)
    .executeTakeFirst();
}

export async function deleteReadVideosBefore(db: Kysely<GatewayTables>, before: Date): Promise<void> {
  await db
    .deleteFrom('gateway.mobility_film')
    .where('created_at', '<', before)
    .where('failures', 'is not', null)
    .execute();
}
