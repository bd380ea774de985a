import type { SchemaModule } from '@trueswing/service-kit';
import { entitlementPeriod } from '../migrations/2026-11-21-01-entitlement-period.ts';
import { stripe } from '../migrations/2026-11-21-02-stripe.ts';
import { paymentNoteStatus } from '../migrations/2026-11-21-03-payment-note-status.ts';
import { premiumCount } from '../migrations/2026-11-22-04-premium-count.ts';
import { stripeOrder } from '../migrations/2026-11-23-05-stripe-order.ts';
import { jobRuns } from '../migrations/2026-11-23-06-job-runs.ts';

export const schemaModule: SchemaModule = {
  schema: 'billing',
  migrations: {
    '2026-11-21-01-entitlement-period': entitlementPeriod,
    '2026-11-21-02-stripe': stripe,
    '2026-11-21-03-payment-note-status': paymentNoteStatus,
    '2026-11-22-04-premium-count': premiumCount,
    '2026-11-23-05-stripe-order': stripeOrder,
    '2026-11-23-06-job-runs': jobRuns,
  },
  views: [
    // One row for each golfer who has ever subscribed. Premium ends by the clock, even if no event of Stripe reaches us.
    `create or replace view billing.entitlement as
      select
        user_id,
        coalesce(premium_until > now(), false) as is_premium,
        case when premium_until > now() then plan else 'free' end as plan,
        case when premium_until > now() then ends_at end as until,
        status,
        ends_at is not null as cancel_at_period_end,
        payment_problem,
        period_end,
        plan as paid_plan
      from billing.subscription`,
    // Golfers with Premium now.
    `create or replace view billing.premium_count as
      select count(*)::int as golfers from billing.subscription where premium_until > now()`,
    `create or replace view billing.payment_note_for_admins as
      select user_id, kind, stripe_charge_id, amount_cents, currency, noted_at, id, status from billing.payment_note`,
    // The golfer's id at Stripe, for the golfer's data export.
    `create or replace view billing.stripe_customer as
      select user_id, stripe_customer_id from billing.customer where stripe_customer_id is not null`,
  ],
  grants: [
    'grant usage on schema billing to gateway, gamification',
    'grant select on billing.entitlement to gateway',
    // Who can train, for reminders; not how it is paid.
    'grant select (user_id, is_premium) on billing.entitlement to gamification',
    'grant select on billing.premium_count to gateway',
    'grant select on billing.payment_note_for_admins to gateway',
    'grant select on billing.stripe_customer to gateway',
  ],
};
