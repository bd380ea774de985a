import type { FlagReason } from '@trueswing/contracts';
import type { JobRunTable } from '@trueswing/service-kit';
import type { Generated } from 'kysely';
import type { NotificationTables } from './database.notifications.ts';

/** Tables of schema `gamification`, and the views of others that it reads. */
export interface GamificationTables extends PublishedViews, NotificationTables {
  /** The ledger. Entries are only added, except that those of a deleted account are deleted. */
  'gamification.point_entry': {
    id: Generated<number>;
    user_id: string;
    /** Why the points were earned, e.g. 'swing-upload'. */
    rule: string;
    points: number;
    /** The completion or the analysis that earned them. */
    source_id: string;
    earned_at: Date;
  };
  /** Videos that have earned their points, each with the analysis for which they count: the same video again earns none. */
  'gamification.rewarded_video': {
    user_id: string;
    video_sha256: string;
    analysis_id: string;
    analyzed_at: Date;
  };
  /** Sources that earned no points because they cannot be honest. */
  'gamification.flagged_points': {
    id: Generated<number>;
    user_id: string;
    reason: FlagReason;
    source_id: string;
    flagged_at: Date;
  };
  /** Sums of the ledger. `month` is the first day of a US Central month, here and below. */
  'gamification.month_points': { month: string; user_id: string; points: number };
  /** Number of golfers by points: the sum of the rows with the same month and points. */
  'gamification.month_histogram': { month: string; points: number; golfers: number };
  /** The table as it was when the month closed. */
  'gamification.month_final': { month: string; user_id: string; points: number; position: number };
  'gamification.job_run': JobRunTable;
}

interface PublishedViews {
  'gateway.golfer_on_leaderboard': {
    user_id: string;
    first_name: string;
    city: string | null;
    state: string | null;
    is_listed: boolean;
  };
  'gateway.exercise_points': { completion_id: string; user_id: string; points: number; completed_at: Date };
  'gateway.swing_video': { analysis_id: string; user_id: string; video_sha256: string };
  'analysis.analyzed_swing': { analysis_id: string; analyzed_at: Date };
}
