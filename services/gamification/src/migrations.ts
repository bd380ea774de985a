import type { SchemaModule } from '@trueswing/service-kit';
import { points } from '../migrations/2026-11-21-01-points.ts';
import { scheduledRuns } from '../migrations/2026-11-22-02-scheduled-runs.ts';
import { monthTables } from '../migrations/2026-11-22-04-month-tables.ts';

export const schemaModule: SchemaModule = {
  schema: 'gamification',
  migrations: {
    '2026-11-21-01-points': points,
    '2026-11-22-02-scheduled-runs': scheduledRuns,
    '2026-11-22-04-month-tables': monthTables,
  },
  // Readers compute totals, weeks and months as sums over it, by their own clock.
  views: [
    `create or replace view gamification.points_earned as
      select user_id, points, earned_at from gamification.point_entry`,
  ],
  grants: ['grant usage on schema gamification to gateway', 'grant select on gamification.points_earned to gateway'],
};
