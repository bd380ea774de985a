import type { Kysely } from 'kysely';
import type { BillingTables, Plan } from '../../database.tables.ts';

type Db = Kysely<BillingTables>;

export interface Entitlement {
  isPremium: boolean;
  plan: Plan | 'free';
  /** End of what has been paid; null on the free plan or while the end is open. */
  until: Date | null;
}

/** Notes that a golfer is entitled to a plan from one moment to another (null: until further notice). */
export async function addEntitlementPeriod(
  db: Db,
  period: { userId: string; plan: Plan; startsAt: Date; endsAt: Date | null },
): Promise<void> {
  await db
    .insertInto('billing.entitlement_period')
    .values({ user_id: period.userId, plan: period.plan, starts_at: period.startsAt, ends_at: period.endsAt })
    .execute();
}

export async function deleteEntitlementOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('billing.entitlement_period').where('user_id', '=', userId).execute();
}

/** What a golfer is entitled to now: the published view, which knows only golfers who have ever paid. */
export async function findEntitlement(db: Db, userId: string): Promise<Entitlement> {
  const row = await db
    .selectFrom('billing.entitlement')
    .select(['is_premium', 'plan', 'until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row
    ? { isPremium: row.is_premium, plan: row.plan, until: row.until }
    : { isPremium: false, plan: 'free', until: null };
}
