import type { PaidPlan, PaymentProblem } from '@trueswing/contracts';
import type { ColumnType, Generated } from 'kysely';

type Read<T> = ColumnType<T, never, never>;

/** Tables and views of schema `billing`. */
export interface BillingTables {
  /** Its row is the lock under which everything about one golfer's payments happens. */
  'billing.customer': {
    user_id: string;
    /** null until Stripe has made the customer. */
    stripe_customer_id: string | null;
    /** Grows with each refusal of Stripe, whose answer is kept under its idempotency key for a day. */
    attempt: Generated<number>;
    /** Counts the changes of the golfer's e-mail, and when Stripe is to be told of the last; null when it knows. */
    email_change: Generated<number>;
    email_due_at: Date | null;
    created_at: Generated<Date>;
    /** When a way to pay was last opened for the golfer. */
    active_at: Generated<Date>;
  };
  /** What Stripe said last. */
  'billing.subscription': {
    user_id: string;
    subscription_id: string | null;
    status: string;
    plan: PaidPlan;
    /** First moment that is not Premium; null where there is none. */
    premium_until: Date | null;
    /** When it ends by itself; null while it renews. */
    ends_at: Date | null;
    period_end: Date | null;
    payment_problem: PaymentProblem | null;
    /** A status or a price that this build does not know. */
    is_doubtful: Generated<boolean>;
    /** What the last `subscription.changed` told. */
    told_premium: Generated<boolean>;
    fetched_at: Generated<Date>;
  };
  /** An event and its delivery; only ids of what came are kept. */
  'billing.webhook_event': {
    id: string;
    type: string;
    stripe_customer_id: string | null;
    stripe_charge_id: string | null;
    /** Those under which it came, so that none is taken twice. */
    signatures: string[];
    received_at: Generated<Date>;
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
    /** Of a refund `partial` or `full`; of a dispute what Stripe says, such as `needs_response`, `won`, `lost`. */
    status: string;
    noted_at: Generated<Date>;
  };
  /** Customers of deleted accounts that Stripe still has. */
  'billing.customer_removal': {
    stripe_customer_id: string;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    last_error: string | null;
  };
  /** Published by the gateway. */
  'gateway.golfer_email': { user_id: Read<string>; email: Read<string> };
  'billing.job_run': { job: string; period: string; lease_until: Date; finished_at: Date | null };
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
