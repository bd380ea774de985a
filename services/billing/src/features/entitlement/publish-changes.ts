import type { UserId } from '@trueswing/contracts';
import { centralDayKey, compareEntitlements, type EntitlementState, noEntitlement } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import type { Transaction } from 'kysely';
import type { BillingTables } from '../../database.tables.ts';

/** Publishes an event for each change of a golfer's entitlement; none if the golfer would notice nothing. */
export async function publishChanges(
  tx: Transaction<BillingTables>,
  userId: string,
  before: EntitlementState | null | undefined,
  after: EntitlementState | null,
): Promise<void> {
  for (const change of compareEntitlements(before ?? noEntitlement, after ?? noEntitlement)) {
    const endsOn = after?.endsAt ? centralDayKey(after.endsAt) : null;
    await publish(tx, { type: 'subscription.changed', payload: { userId: userId as UserId, change, endsOn } });
  }
}
