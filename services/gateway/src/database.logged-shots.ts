import type { Club, ShotFileAnswers } from '@trueswing/contracts';
import type { ColumnType } from 'kysely';
import type { ShotColumns } from './database.shot.ts';

/** Tables of the shots that golfers bring in files of their launch monitors. */
export interface LoggedShotTables {
  /** A file that was imported. */
  'gateway.shot_import': {
    id: string;
    user_id: string;
    file_name: string;
    /** Name of the recognized format, or of the golfer's own mapping. */
    format: string;
    shot_count: number;
    imported_at: Date;
  };
  'gateway.shot': ShotColumns & {
    id: string;
    user_id: string;
    import_id: string;
    /** Digest of everything that the file says of the shot: the same file twice adds nothing. */
    digest: Buffer;
    club: Club;
    hit_at: Date;
    side_yd: number | null;
    attack_angle_deg: number | null;
  };
  /** A view: each shot of which numbers are averaged, from a file or typed with a swing. */
  'gateway.ball_shot': Omit<ShotColumns, 'total_yd'> & {
    /** Id of the shot, or of the swing with which it was typed. */
    id: string;
    user_id: string;
    /** The swing with which it was typed; null for a file's. */
    swing_id: string | null;
    club: Club;
    hit_at: Date;
    side_yd: number | null;
  };
  /** Answers of a golfer about a kind of file. */
  'gateway.shot_file_answer': {
    user_id: string;
    /** Digest of the headings. */
    fingerprint: Buffer;
    /** Written as JSON text. */
    answers: ColumnType<ShotFileAnswers, string, string>;
    answered_at: Date;
  };
}
