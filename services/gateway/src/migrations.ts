import type { SchemaModule } from '@trueswing/service-kit';
import { accounts } from '../migrations/2026-11-21-01-accounts.ts';
import { swings } from '../migrations/2026-11-21-02-swings.ts';
import { discarding } from '../migrations/2026-11-21-03-discarding.ts';
import { api } from '../migrations/2026-11-21-04-api.ts';
import { uploadRemovals } from '../migrations/2026-11-22-01-upload-removals.ts';
import { slowMotion } from '../migrations/2026-11-22-02-slow-motion.ts';
import { height } from '../migrations/2026-11-22-03-height.ts';
import { shares } from '../migrations/2026-11-22-05-shares.ts';
import { swingCorrections } from '../migrations/2026-11-22-06-swing-corrections.ts';
import { mobilityChecks } from '../migrations/2026-11-22-07-mobility-checks.ts';
import { training } from '../migrations/2026-11-22-08-training.ts';
import { pausedWeeks } from '../migrations/2026-11-22-09-paused-weeks.ts';
import { listing } from '../migrations/2026-11-22-10-listing.ts';
import { registrations } from '../migrations/2026-11-22-11-registrations.ts';
import { mobilityFilms } from '../migrations/2026-11-22-12-mobility-films.ts';
import { search } from '../migrations/2026-11-22-13-search.ts';
import { shownResults } from '../migrations/2026-11-22-14-shown-results.ts';
import { listedResults } from '../migrations/2026-11-22-15-listed-results.ts';
import { searchText } from '../migrations/2026-11-22-16-search-text.ts';
import { sameSwing } from '../migrations/2026-11-23-01-same-swing.ts';
import { launchAngle } from '../migrations/2026-11-23-02-launch-angle.ts';
import { transfers } from '../migrations/2026-11-23-05-transfers.ts';
import { doneAt } from '../migrations/2026-11-24-01-done-at.ts';
import { pushSubscriptions } from '../migrations/2026-11-24-02-push-subscriptions.ts';
import { workoutLead } from '../migrations/2026-11-24-03-workout-lead.ts';
import { loggedShots } from '../migrations/2026-11-25-01-logged-shots.ts';
import { shotFileAnswers } from '../migrations/2026-11-25-02-shot-file-answers.ts';
import { recaps } from '../migrations/2026-11-25-03-recaps.ts';
import { admins } from '../migrations/2026-11-25-04-admins.ts';
import { goals } from '../migrations/2026-11-25-05-goals.ts';
import { keptOriginals } from '../migrations/2026-11-25-06-kept-originals.ts';
import { storageReading } from '../migrations/2026-11-25-07-storage-reading.ts';
import { storageReadingSince } from '../migrations/2026-11-25-08-storage-reading-since.ts';
import { auditStays } from '../migrations/2026-11-28-01-audit-stays.ts';
import { announcedBytes } from '../migrations/2026-11-29-01-announced-bytes.ts';
import { goalStart } from '../migrations/2026-11-29-02-goal-start.ts';
import { goalStartIndex } from '../migrations/2026-11-29-03-goal-start-index.ts';
import { filmedAt } from '../migrations/2026-11-29-20-filmed-at.ts';
import { swingShots } from '../migrations/2026-11-29-21-swing-shots.ts';
import { shotPlaces } from '../migrations/2026-11-29-22-shot-places.ts';
import { filmContents } from '../migrations/2026-11-30-01-film-contents.ts';
import { handOverSignedInAt } from '../migrations/2026-11-30-02-hand-over-signed-in-at.ts';
import { reachedWeeks } from '../migrations/2026-12-01-01-reached-weeks.ts';
import { ballShotView, shotsBesideSwing } from './database.ball-shot.ts';
import { shotColumns } from './database.shot.ts';

const shotEntries = Object.entries(shotColumns).map(([field, column]) => `'${field}', ${column}`);

export const schemaModule: SchemaModule = {
  schema: 'gateway',
  // The index of the admin's search.
  extensions: ['pg_trgm'],
  migrations: {
    '2026-11-21-01-accounts': accounts,
    '2026-11-21-02-swings': swings,
    '2026-11-21-03-discarding': discarding,
    '2026-11-21-04-api': api,
    '2026-11-22-01-upload-removals': uploadRemovals,
    '2026-11-22-02-slow-motion': slowMotion,
    '2026-11-22-03-height': height,
    '2026-11-22-05-shares': shares,
    '2026-11-22-06-swing-corrections': swingCorrections,
    '2026-11-22-07-mobility-checks': mobilityChecks,
    '2026-11-22-08-training': training,
    '2026-11-22-09-paused-weeks': pausedWeeks,
    '2026-11-22-10-listing': listing,
    '2026-11-22-11-registrations': registrations,
    '2026-11-22-12-mobility-films': mobilityFilms,
    '2026-11-22-13-search': search,
    '2026-11-22-14-shown-results': shownResults,
    '2026-11-22-15-listed-results': listedResults,
    '2026-11-22-16-search-text': searchText,
    '2026-11-23-01-same-swing': sameSwing,
    '2026-11-23-02-launch-angle': launchAngle,
    '2026-11-23-05-transfers': transfers,
    '2026-11-24-01-done-at': doneAt,
    '2026-11-24-02-push-subscriptions': pushSubscriptions,
    '2026-11-24-03-workout-lead': workoutLead,
    '2026-11-25-01-logged-shots': loggedShots,
    '2026-11-25-02-shot-file-answers': shotFileAnswers,
    '2026-11-25-03-recaps': recaps,
    '2026-11-25-04-admins': admins,
    '2026-11-25-05-goals': goals,
    '2026-11-25-06-kept-originals': keptOriginals,
    '2026-11-25-07-storage-reading': storageReading,
    '2026-11-25-08-storage-reading-since': storageReadingSince,
    '2026-11-28-01-audit-stays': auditStays,
    '2026-11-29-01-announced-bytes': announcedBytes,
    '2026-11-29-02-goal-start': goalStart,
    '2026-11-29-03-goal-start-index': goalStartIndex,
    '2026-11-29-20-filmed-at': filmedAt,
    '2026-11-29-21-swing-shots': swingShots,
    '2026-11-29-22-shot-places': shotPlaces,
    '2026-11-30-01-film-contents': filmContents,
    '2026-11-30-02-hand-over-signed-in-at': handOverSignedInAt,
    '2026-12-01-01-reached-weeks': reachedWeeks,
  },
  views: [
    ballShotView,
    // What the worker reads of a swing; deleted swings are not in the view. The launch monitor's numbers are in `shot`; their
    // own columns are for workers of the version before. `ball_shots` has the golfer's other shots, which its average is of.
    `create or replace view gateway.swing_for_analysis as
      select id as analysis_id, user_id, club, handedness, tour, age, club_speed_mph, ball_speed_mph, carry_yd,
        total_yd, spin_rpm, club_path_deg, face_angle_deg, face_on_key, face_on_sha256, down_the_line_key, uploaded_at, slow_motion,
        is_same_swing, jsonb_build_object(${shotEntries.join(', ')}) as shot, ${shotsBesideSwing} as ball_shots
      from gateway.swing swing where deleted_at is null`,
    // Who is on the leaderboard; golfers who are not listed keep their position.
    `create or replace view gateway.golfer_on_leaderboard as
      select id as user_id, first_name, city, state, is_listed from gateway.account`,
    // What the ledger of points is rebuilt from. Deleted swings are not in the view.
    `create or replace view gateway.exercise_points as
      select id as completion_id, user_id, points, completed_at from gateway.exercise_completion where points > 0`,
    `create or replace view gateway.swing_video as
      select id as analysis_id, user_id, face_on_sha256 as video_sha256 from gateway.swing where deleted_at is null`,
    // The addresses to which billing has receipts sent.
    'create or replace view gateway.golfer_email as select id as user_id, email from gateway.account',
    // For the notification that a streak is at risk: in a paused week it is not.
    'create or replace view gateway.paused_week as select user_id, week from gateway.streak_pause',
    // For the reminder of the mobility check. A deleted check is not in the view.
    'create or replace view gateway.mobility_check_of_golfer as select user_id, created_at from gateway.mobility_check',
    // The swings that notifications are about, with the club speed of their launch monitor.
    `create or replace view gateway.swing_of_golfer as
      select id as analysis_id, user_id, club, club_speed_mph, uploaded_at, discarded_at is not null as has_failed
      from gateway.swing where deleted_at is null`,
    // The devices to which notifications are sent.
    `create or replace view gateway.push_subscription_of_golfer as
      select push.id, session.user_id, push.endpoint, push.p256dh, push.auth, push.types, push.time_zone, push.created_at
      from gateway.push_subscription push join gateway.session session on session.id = push.session_id`,
  ],
  grants: [
    'grant usage on schema gateway to analysis, billing, gamification',
    'grant select on gateway.swing_for_analysis to analysis',
    'grant select on gateway.golfer_email to billing',
    'grant select on gateway.paused_week, gateway.mobility_check_of_golfer to gamification',
    'grant select on gateway.golfer_on_leaderboard, gateway.exercise_points, gateway.swing_video to gamification',
    'grant select on gateway.swing_of_golfer, gateway.push_subscription_of_golfer to gamification',
  ],
};
