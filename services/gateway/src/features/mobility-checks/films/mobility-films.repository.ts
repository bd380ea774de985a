import type { MobilityFilm } from '@trueswing/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Tx = Transaction<GatewayTables>;

export async function insertFilm(tx: Tx, film: { id: string; userId: string; now: Date }): Promise<void> {
  await tx
    .insertInto('gateway.mobility_film')
    .values({ id: film.id, user_id: film.userId, failures: null, created_at: film.now })
    .execute();
}

/** False when the films were read before, or the account was deleted. */
export async function markRead(tx: Tx, filmId: string, failures: MobilityFilm['failures']): Promise<boolean> {
  const read = await tx
    .updateTable('gateway.mobility_film')
    .set({ failures: JSON.stringify(failures) })
    .where('id', '=', filmId)
    .where('failures', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return read !== undefined;
}

/** Undefined when the golfer has no such films. */
export async function findFilm(db: Kysely<GatewayTables>, userId: string, filmId: string) {
  return await db
    .selectFrom('gateway.mobility_film')
    .select(['id', 'failures'])
    .where('user_id', '=', userId)
    .where('id', '=', filmId)
    .executeTakeFirst();
}

export async function deleteReadFilmsBefore(db: Kysely<GatewayTables>, before: Date): Promise<void> {
  await db
    .deleteFrom('gateway.mobility_film')
    .where('created_at', '<', before)
    .where('failures', 'is not', null)
    .execute();
}
