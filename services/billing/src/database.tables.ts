import type { PaidPlan, PaymentProblem } from '@trueswing/contracts';
import type { JobRunTable } from '@trueswing/service-kit';
import type { ColumnType, Generated } from 'kysely';

type Read<T> = ColumnType<T, never, never>;

/** Tables and views of schema `billing`. */
export interface BillingTables {
  'billing.customer': {
    user_id: string;
    /** null until the customer is created at Stripe. */
    stripe_customer_id: string | null;
    /** Grows with each refusal, since Stripe keeps its answer to an idempotency key for a day. */
    attempt: Generated<number>;
    /** Number of changes of the golfer's e-mail. */
    email_change: Generated<number>;
    /** When to update the address at Stripe; null if it is up to date. */
    email_due_at: Date | null;
    /** Start of the search for customers whose ids we do not know: when the row was inserted, or its customer last unlinked. */
    created_at: Generated<Date>;
    /** When a way to pay was last opened for the golfer. */
    active_at: Generated<Date>;
    /** Place, among events and reads, where the read began whose result is stored; 0 before the first. */
    synced_order: Generated<number>;
  };
  /** The golfer's subscription, as last read from Stripe. */
  'billing.subscription': {
    user_id: string;
    subscription_id: string | null;
    status: string;
    plan: PaidPlan;
    /** When Premium ends; null without Premium. */
    premium_until: Date | null;
    /** When the subscription ends by itself; null while it renews. */
    ends_at: Date | null;
    period_end: Date | null;
    payment_problem: PaymentProblem | null;
    /** A status or a price that this build does not know: `needsReview` in the code, as decision 0095 says. */
    is_doubtful: Generated<boolean>;
    /** Whether the golfer had Premium when the state was last read from Stripe: `isPremium` in the code. */
    told_premium: Generated<boolean>;
    fetched_at: Generated<Date>;
  };
  /** A stored event of Stripe and its handling; only ids of its content are stored. */
  'billing.webhook_event': {
    id: string;
    type: string;
    stripe_customer_id: string | null;
    stripe_charge_id: string | null;
    /** Signatures with which the event came, so that none is accepted twice. */
    signatures: string[];
    received_at: Generated<Date>;
    /** Place of the event among events and reads. */
    received_order: Generated<number>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    processed_at: Date | null;
    last_error: string | null;
  };
  /** Refunds and disputes, for admins. */
  'billing.payment_note': {
    id: Generated<number>;
    user_id: string | null;
    kind: 'refund' | 'dispute';
    stripe_charge_id: string;
    amount_cents: number;
    currency: string;
    /** Refund: `partial` or `full`; dispute: Stripe's status, such as `needs_response`, `won`, `lost`. */
    status: string;
    /** When it was noted, or its status last changed; then `id` is another, too. */
    noted_at: Generated<Date>;
  };
  /** Customers of deleted accounts, to be deleted at Stripe. */
  'billing.customer_removal': {
    stripe_customer_id: string;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    last_error: string | null;
  };
  /** Published by the gateway. */
  'gateway.golfer_email': { user_id: Read<string>; email: Read<string> };
  'billing.job_run': JobRunTable;
  'billing.entitlement': {
    user_id: Read<string>;
    is_premium: Read<boolean>;
    plan: Read<PaidPlan | 'free'>;
    until: Read<Date | null>;
    status: Read<string>;
    cancel_at_period_end: Read<boolean>;
    payment_problem: Read<PaymentProblem | null>;
    period_end: Read<Date | null>;
    paid_plan: Read<PaidPlan>;
  };
}
