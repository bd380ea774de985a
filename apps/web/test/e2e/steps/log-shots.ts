import type { Club } from '@trueswing/contracts';
import { queryDatabase } from '@trueswing/testkit';
import { databaseUrl } from './database-url.ts';
import type { SharedE2e } from './open-system.ts';

/** A session with a club: its middle, and how far shots lie from it. */
export interface Session {
  readonly club: Club;
  readonly shots: number;
  readonly carryYd: number;
  readonly clubSpeedMph: number;
  readonly daysAgo: number;
}

/**
 * Stores a session as an import of a file does. Shots lie around the middle in a fixed pattern, some to each side, and in the hours
 * before noon in US Central, so that all are of one month.
 */
export async function logSession(e2e: SharedE2e, userId: string, session: Session): Promise<void> {
  const { club, shots, carryYd, clubSpeedMph, daysAgo } = session;
  await queryDatabase(
    databaseUrl(e2e),
    `with file as (
       insert into gateway.shot_import (id, user_id, file_name, format, shot_count, imported_at)
       values (gen_random_uuid(), $1, 'session.csv', 'test', $3, now()) returning id
     )
     insert into gateway.shot (id, user_id, import_id, digest, club, hit_at, carry_yd, ball_speed_mph, club_speed_mph, spin_rpm,
       launch_angle_deg, club_path_deg, face_angle_deg, side_yd)
     select gen_random_uuid(), $1, file.id, sha256(convert_to(file.id::text || n, 'utf8')), $2,
       (date_trunc('day', now() at time zone 'America/Chicago') - $6 * interval '1 day' + interval '12 hours'
         - n * interval '1 minute') at time zone 'America/Chicago',
       $4 + 7 * sin(n * 2.4) + 3 * cos(n * 1.3), $5 * 1.31 + sin(n * 1.9), $5 + sin(n * 1.7), 6200 + 350 * sin(n * 2.9),
       17 + sin(n * 1.1), -1.5 + sin(n * 2.1), 1.8 + 1.4 * sin(n * 2.6), 5 + 8 * sin(n * 2.6) + 3 * cos(n * 3.7)
     from file, generate_series(1, $3) n`,
    [userId, club, shots, carryYd, clubSpeedMph, daysAgo],
  );
}
