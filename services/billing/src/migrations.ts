import type { SchemaModule } from '@trueswing/service-kit';
import { entitlementPeriod } from '../migrations/2026-11-21-01-entitlement-period.ts';

export const schemaModule: SchemaModule = {
  schema: 'billing',
  migrations: { '2026-11-21-01-entitlement-period': entitlementPeriod },
  // One row for each golfer who has ever paid. Of periods that run now, the one that ends last speaks.
  views: [
    `create or replace view billing.entitlement as
      select distinct on (user_id)
        user_id,
        is_premium,
        case when is_premium then plan else 'free' end as plan,
        case when is_premium then ends_at end as until
      from (
        select *, starts_at <= now() and coalesce(ends_at > now(), true) as is_premium
        from billing.entitlement_period) period
      order by user_id, is_premium desc, ends_at desc nulls first`,
  ],
  grants: ['grant usage on schema billing to gateway', 'grant select on billing.entitlement to gateway'],
};
