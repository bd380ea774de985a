import { createLogger, openDatabase } from '@trueswing/service-kit';
// Premium is billing's to give: tests get it the way that billing writes it down, in billing's own role.
import type { BillingTables } from '../../billing/src/database.tables.ts';
import { addEntitlementPeriod } from '../../billing/src/features/entitlement/entitlement.repository.ts';

const dayMs = 86_400_000;

/** When Premium begins and ends; null: until further notice. */
export interface PremiumPeriod {
  startsAt: Date;
  endsAt: Date | null;
}

/** Gives golfers Premium in the billing schema of a test's database. */
export function openPremiumGrants(billingDatabaseUrl: string) {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const { db, close } = openDatabase<BillingTables>({ url: billingDatabaseUrl, logger, maxConnections: 1 });
  return {
    grant: (userId: string, period: Partial<PremiumPeriod> = {}) =>
      addEntitlementPeriod(db, {
        ...{ userId, plan: 'monthly', startsAt: new Date(Date.now() - dayMs), endsAt: null },
        ...period,
      }),
    close,
  };
}
