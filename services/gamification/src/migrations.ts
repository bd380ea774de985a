import type { SchemaModule } from '@trueswing/service-kit';
import { points } from '../migrations/2026-11-21-01-points.ts';
import { scheduledRuns } from '../migrations/2026-11-22-02-scheduled-runs.ts';
import { monthTables } from '../migrations/2026-11-22-04-month-tables.ts';
import { flaggedPoints } from '../migrations/2026-11-22-05-flagged-points.ts';
import { notifications } from '../migrations/2026-11-22-06-notifications.ts';
import { jobRuns } from '../migrations/2026-11-23-07-job-runs.ts';
import { pushes } from '../migrations/2026-11-24-08-pushes.ts';

export const schemaModule: SchemaModule = {
  schema: 'gamification',
  migrations: {
    '2026-11-21-01-points': points,
    '2026-11-22-02-scheduled-runs': scheduledRuns,
    '2026-11-22-04-month-tables': monthTables,
    '2026-11-22-05-flagged-points': flaggedPoints,
    '2026-11-22-06-notifications': notifications,
    '2026-11-23-07-job-runs': jobRuns,
    '2026-11-24-08-pushes': pushes,
  },
  // Readers compute totals, weeks and months as sums over it, by their own clock.
  views: [
    `create or replace view gamification.points_earned as
      select user_id, points, earned_at, rule, source_id from gamification.point_entry`,
    `create or replace view gamification.flagged_points_for_admins as
      select id, user_id, reason, source_id, flagged_at from gamification.flagged_points`,
    // For the export of a golfer's data.
    `create or replace view gamification.notification_of_golfer as
      select user_id, type, title, message, created_at, read_at, removed_at from gamification.notification`,
  ],
  grants: [
    'grant usage on schema gamification to gateway',
    'grant select on gamification.points_earned, gamification.notification_of_golfer to gateway',
    'grant select on gamification.flagged_points_for_admins to gateway',
  ],
};
