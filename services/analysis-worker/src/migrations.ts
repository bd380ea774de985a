import type { SchemaModule } from '@trueswing/service-kit';
import { jobs } from '../migrations/2026-11-21-01-jobs.ts';
import { removals } from '../migrations/2026-11-21-02-removals.ts';
import { keyFrames } from '../migrations/2026-11-21-03-key-frames.ts';
import { jobStatus } from '../migrations/2026-11-21-04-job-status.ts';
import { seenView } from '../migrations/2026-11-22-05-seen-view.ts';
import { mobilityFilms } from '../migrations/2026-11-22-06-mobility-films.ts';
import { adminLists } from '../migrations/2026-11-22-07-admin-lists.ts';
import { rehearsals } from '../migrations/2026-11-22-08-rehearsals.ts';
import { shownResults } from '../migrations/2026-11-22-09-shown-results.ts';
import { requestIds } from '../migrations/2026-11-22-10-request-ids.ts';
import { traceparents } from '../migrations/2026-11-22-11-traceparents.ts';
import { listedResults } from '../migrations/2026-11-22-12-listed-results.ts';
import { rejectedVideo } from '../migrations/2026-11-29-13-rejected-video.ts';
import { coachAnswers } from '../migrations/2026-11-30-14-coach-answers.ts';

export const schemaModule: SchemaModule = {
  schema: 'analysis',
  migrations: {
    '2026-11-21-01-jobs': jobs,
    '2026-11-21-02-removals': removals,
    '2026-11-21-03-key-frames': keyFrames,
    '2026-11-21-04-job-status': jobStatus,
    '2026-11-22-05-seen-view': seenView,
    '2026-11-22-06-mobility-films': mobilityFilms,
    '2026-11-22-07-admin-lists': adminLists,
    '2026-11-22-08-rehearsals': rehearsals,
    '2026-11-22-09-shown-results': shownResults,
    '2026-11-22-10-request-ids': requestIds,
    '2026-11-22-11-traceparents': traceparents,
    '2026-11-22-12-listed-results': listedResults,
    '2026-11-29-13-rejected-video': rejectedVideo,
    '2026-11-30-14-coach-answers': coachAnswers,
  },
  views: [
    // The work on each analysis, for admins.
    `create or replace view analysis.analysis_for_admins as
      select analysis_id, user_id, status, stage, progress, attempt, failures, due_at, started_at, finished_at,
        error_code, error_detail, worker_id, created_at from analysis.job where rehearsal_ms is null`,
    `create or replace view analysis.analysis_status as
      select analysis_id, status, stage, progress, attempt, started_at, finished_at, error_code,
        lease_until, seen_view, rejected_video from analysis.job`,
    `create or replace view analysis.analysis_output as
      select analysis_id, attempt, result, face_on_video_key, face_on_poster_key, face_on_landmarks_key,
        down_the_line_video_key, down_the_line_poster_key, down_the_line_landmarks_key,
        face_on_key_frames, down_the_line_key_frames, shown, shown_form, listed, created_at from analysis.output`,
    // The moments are those of the events, which carry milliseconds.
    `create or replace view analysis.analyzed_swing as
      select analysis_id, date_trunc('milliseconds', finished_at) as analyzed_at
      from analysis.job where status = 'succeeded' and finished_at is not null and rehearsal_ms is null`,
  ],
  grants: [
    'grant usage on schema analysis to gateway, gamification',
    'grant select on analysis.analysis_status, analysis.analysis_output to gateway',
    'grant select on analysis.analysis_for_admins to gateway',
    'grant select on analysis.analyzed_swing to gamification',
  ],
};
