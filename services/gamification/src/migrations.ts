import type { SchemaModule } from '@trueswing/service-kit';
import { points } from '../migrations/2026-11-21-01-points.ts';
import { scheduledRuns } from '../migrations/2026-11-22-02-scheduled-runs.ts';
import { monthTables } from '../migrations/2026-11-22-04-month-tables.ts';
import { flaggedPoints } from '../migrations/2026-11-22-05-flagged-points.ts';

export const schemaModule: SchemaModule = {
  schema: 'gamification',
  migrations: {
    '2026-11-21-01-points': points,
    '2026-11-22-02-scheduled-runs': scheduledRuns,
    '2026-11-22-04-month-tables': monthTables,
    '2026-11-22-05-flagged-points': flaggedPoints,
  },
  // Readers compute totals, weeks and months as sums over it, by their own clock.
  views: [
    `create or replace view gamification.points_earned as
      select user_id, points, earned_at from gamification.point_entry`,
    `create or replace view gamification.flagged_points_for_admins as
      select id, user_id, reason, source_id, flagged_at from gamification.flagged_points`,
  ],
  grants: [
    'grant usage on schema gamification to gateway',
    'grant select on gamification.points_earned to gateway',
    'grant select on gamification.flagged_points_for_admins to gateway',
  ],
};
