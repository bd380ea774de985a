import { createLogger, openDatabase } from '@trueswing/service-kit';
// Only billing grants Premium, so the tests write it as billing does, in billing's role.
import type { BillingTables } from '../../billing/src/database.tables.ts';
import { storeEntitlement } from '../../billing/src/features/entitlement/entitlement.repository.ts';

const monthMs = 30 * 86_400_000;

/** When Premium ends; null: it renews. */
export interface PremiumPeriod {
  endsAt: Date | null;
}

/** Gives golfers Premium in the billing schema of a test's database. */
export function openPremiumGrants(billingDatabaseUrl: string) {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const { db, close } = openDatabase<BillingTables>({ url: billingDatabaseUrl, logger, maxConnections: 1 });
  return {
    grant: (userId: string, { endsAt = null }: Partial<PremiumPeriod> = {}) =>
      db.transaction().execute((tx) => {
        const premiumUntil = endsAt ?? new Date(Date.now() + monthMs);
        return storeEntitlement(tx, userId, {
          subscriptionId: `sub_${userId}`,
          status: 'active',
          plan: 'monthly',
          premiumUntil,
          endsAt,
          periodEnd: premiumUntil,
          paymentProblem: null,
          needsReview: false,
          isPremium: true,
        });
      }),
    close,
  };
}
