import type { ColumnType, Generated } from 'kysely';

/** Paid plans of the specification. */
export type Plan = 'monthly' | 'annual';

/** Tables and views of schema `billing`. */
export interface BillingTables {
  'billing.entitlement_period': {
    id: Generated<number>;
    user_id: string;
    plan: Plan;
    starts_at: Date;
    /** First moment that is no longer paid; null while the end is open. */
    ends_at: Date | null;
    created_at: Generated<Date>;
  };
  'billing.entitlement': {
    user_id: ColumnType<string, never, never>;
    is_premium: ColumnType<boolean, never, never>;
    plan: ColumnType<Plan | 'free', never, never>;
    until: ColumnType<Date | null, never, never>;
  };
}
