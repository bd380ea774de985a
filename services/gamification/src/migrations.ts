import type { SchemaModule } from '@trueswing/service-kit';
import { points } from '../migrations/2026-11-21-01-points.ts';

export const schemaModule: SchemaModule = {
  schema: 'gamification',
  migrations: { '2026-11-21-01-points': points },
  // Totals, weeks and months are sums over it, at whatever moment the reader's clock tells.
  views: [
    `create or replace view gamification.points_earned as
      select user_id, points, earned_at from gamification.point_entry`,
  ],
  grants: ['grant usage on schema gamification to gateway', 'grant select on gamification.points_earned to gateway'],
};
