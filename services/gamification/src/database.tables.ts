import type { Generated } from 'kysely';

/** Tables of schema `gamification`. */
export interface GamificationTables {
  'gamification.point_entry': {
    id: Generated<number>;
    user_id: string;
    /** Why the points were earned, e.g. 'swing-upload'. */
    rule: string;
    points: number;
    source_event_id: string;
    earned_at: Date;
  };
  /** Hashes of videos that have earned their points: the same video again earns none. */
  'gamification.rewarded_video': {
    user_id: string;
    video_sha256: string;
    source_event_id: string;
  };
  /** Jobs of the calendar that have run, by period: a day, week or month. */
  'gamification.scheduled_run': { job: string; period: string; ran_at: Date };
}
