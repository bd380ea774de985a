import type { Kysely } from 'kysely';
import type { GamificationTables } from '../src/database.tables.ts';

/** Sum of a user's points in the ledger. */
export async function sumPoints(db: Kysely<GamificationTables>, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('gamification.point_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), eb.lit(0)).as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}
