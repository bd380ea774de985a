import { premiumRows, type Rows } from '../../seed-rows.ts';

/** One golfer in five has Premium for half a year, and two swings a week, so that there are ten swings for each golfer. */
export const premiumEvery = 5;
export const swingsOfPremium = 46;
/** One golfer in fifty has a launch monitor. */
export const shotsEvery = 50;
const shotsOfGolfer = 500;
const completionsOfPremium = 30;
const notificationsOfPremium = 5;
const monthsOfPoints = 6;

const golfers = 'generate_series($1::int, $2::int) n';
const premium = `(select * from ${golfers} where n % ${premiumEvery} = 0) golfer`;
/** The same id each time, with the version and the variant of a random one. */
const idOf = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind}-' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
/** SQL for the id of golfer `n`. */
export const golferId = (number: string): string => idOf('golfer', number);
/** Places of a golfer's swings, the newest first. */
const swings = `${golfers}, generate_series(0, case when n % ${premiumEvery} = 0 then ${swingsOfPremium - 1} else 0 end) k`;
const swingId = idOf('swing', "n || '-' || k");
const uploadedAt = "date_trunc('hour', now()) - interval '3.5 days' * k - interval '1 minute' * (n % 60)";
const club = "case when k % 2 = 0 then 'driver' else '7-iron' end";
const day = "(now() at time zone 'America/Chicago')::date";
const completedAt = "now() - interval '5 days' * k - interval '1 second' * (n % 3600)";
const sha256 = "md5('video-' || n || '-' || k) || md5(n || '-' || k)";

/** Premium of the golfers of a batch, in the order of its key. */
const subscriptions = premiumRows(`select ${golferId('n')} as id from ${premium} order by 1`);

/**
 * Rows of half a year for golfers, who are numbered from 1; `$1` and `$2` are the first and the last of them. They are in the order of a key of each table, which is written faster. Results are empty: with them ten million analyses take
 * 200 GB. Uploads have been removed from the store. Workouts, logs and events, which are deleted after a time, are left out. The table of a month has
 * golfers with Premium alone, with points that the ledger does not have: `bench:leaderboard` has a month with a million.
 */
export const rowsOfGolfers: readonly Rows[] = [
  {
    table: 'gateway.account',
    sql: `(id, email, first_name, last_name, city, state, is_listed, created_at)
      select ${golferId('n')}, 'golfer-' || n || '@example.com', 'Ada', 'Lovelace' || n % 1000, 'Austin', 'TX', n % 20 <> 0,
        now() - interval '180 days' - interval '1 second' * (n % 10000000)
      from ${golfers} order by 1`,
  },
  subscriptions,
  {
    table: 'gateway.swing',
    sql: `(id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes, uploaded_at, files_removed_at, discarded_at,
        club_speed_mph, ball_speed_mph, carry_yd, spin_rpm)
      select ${swingId}, ${golferId('n')}, ${club}, 'right', 'uploads/' || ${swingId} || '/face-on', ${sha256}, 20000000,
        ${uploadedAt}, now(), null, 84 + n % 10, 112 + n % 20, 150 + k % 30, 6000 + n % 900
      from ${swings} order by 1`,
  },
  {
    table: 'gateway.upload_credit',
    sql: `(user_id, analysis_id, plan, club, week_start, taken_at)
      select ${golferId('n')}, ${swingId}, case when n % ${premiumEvery} = 0 then 'premium' else 'free' end, ${club},
        date_trunc('week', now())::date - 1 - 7 * (k / 2), ${uploadedAt}
      from ${swings} order by 1`,
  },
  {
    table: 'gateway.analysis_view',
    sql: `(user_id, analysis_id, first_viewed_at)
      select ${golferId('n')}, ${swingId}, ${uploadedAt} from ${swings} order by 1, 2`,
  },
  {
    table: 'analysis.job',
    sql: `(analysis_id, user_id, status, stage, progress, attempt, failures, due_at, started_at, finished_at, created_at)
      select ${swingId}, ${golferId('n')}, 'succeeded', 'pose', 1, 1, 0, ${uploadedAt}, ${uploadedAt}, ${uploadedAt}, ${uploadedAt}
      from ${swings} order by 1`,
  },
  {
    table: 'analysis.output',
    sql: `(analysis_id, attempt, result, face_on_video_key, face_on_poster_key, face_on_landmarks_key, created_at)
      select ${swingId}, 1, '{}', 'analyses/' || ${swingId} || '/1/face-on.mp4', 'analyses/' || ${swingId} || '/1/face-on.jpg',
        'analyses/' || ${swingId} || '/1/face-on.json', ${uploadedAt}
      from ${swings} order by 1`,
  },
  {
    table: 'gateway.exercise_completion',
    sql: `(id, user_id, day, exercise_id, name, points, streak_weeks, completed_at, done_at)
      select ${idOf('completion', "n || '-' || k")}, ${golferId('n')}, ${day} - 5 * k, 'open-book', 'Open Book', 8, 4, ${completedAt}, ${completedAt}
      from ${premium}, generate_series(0, ${completionsOfPremium - 1}) k order by 1`,
  },
  {
    table: 'gamification.point_entry',
    sql: `(user_id, rule, points, source_id, earned_at)
      select * from (
        select ${golferId('n')} user_id, 'swing-upload', 25, ${swingId}, ${uploadedAt} from ${swings}
        union all
        select ${golferId('n')}, 'exercise', 8, ${idOf('completion', "n || '-' || k")}, ${completedAt}
        from ${premium}, generate_series(0, ${completionsOfPremium - 1}) k) entry order by user_id`,
  },
  {
    table: 'gamification.rewarded_video',
    sql: `(user_id, video_sha256, analysis_id, analyzed_at)
      select ${golferId('n')}, ${sha256}, ${swingId}, ${uploadedAt} from ${swings} order by 1`,
  },
  {
    table: 'gamification.month_points',
    sql: `(month, user_id, points)
      select date_trunc('month', ${day} - interval '1 month' * m)::date, ${golferId('n')}, 5 + floor(2696 * power(random(), 4))::int
      from ${premium}, generate_series(0, ${monthsOfPoints - 1}) m order by 1, 2`,
  },
  {
    table: 'gamification.golfer_activity',
    sql: `(user_id, active_on, trained_on)
      select ${golferId('n')}, ${day}, ${day} from ${premium} order by 1`,
  },
  {
    table: 'gamification.notification',
    sql: `(user_id, cause, type, title, message, link, is_once, created_at)
      select ${golferId('n')}, 'bench-' || k, 'upload_success', 'Your swing is ready', 'See what your 7-iron swing shows.', null, false,
        now() - interval '2 days' * k
      from ${premium}, generate_series(0, ${notificationsOfPremium - 1}) k order by 1`,
  },
  {
    table: 'gateway.shot_import',
    sql: `(id, user_id, file_name, format, shot_count, imported_at)
      select ${idOf('import', 'n')}, ${golferId('n')}, 'session.csv', 'bench', ${shotsOfGolfer}, now()
      from ${golfers} where n % ${shotsEvery} = 0`,
  },
  {
    table: 'gateway.shot',
    sql: `(id, user_id, import_id, digest, club, hit_at, club_speed_mph, ball_speed_mph, carry_yd, spin_rpm, club_path_deg, face_angle_deg)
      select ${idOf('shot', "n || '-' || k")}, ${golferId('n')}, ${idOf('import', 'n')}, sha256((n || '-' || k)::bytea), ${club},
        now() - interval '7 hours' * k, 80 + k % 7, 104 + 9 * sin(k), 150 + 9 * sin(k * 1.7), 6000 + k % 900, sin(k), 2 * sin(k * 1.3)
      from (select * from ${golfers} where n % ${shotsEvery} = 0) golfer, generate_series(1, ${shotsOfGolfer}) k order by 1`,
  },
];
