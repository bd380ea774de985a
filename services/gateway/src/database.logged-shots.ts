import type { BallHistory, Club, ShotFileAnswers, StoredShot, Tour } from '@trueswing/contracts';
import type { BallShot } from '@trueswing/swing';
import type { ColumnType } from 'kysely';
import type { AveragedColumn } from './database.ball-shot.ts';
import type { ShotColumns } from './database.shot.ts';

/** Numbers of a swing with the tour to compare them with. */
export interface SentShot extends StoredShot {
  readonly tour: Tour | null;
}

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
    /** Row of the file, by which shots without times are in order; null for shots of before, which come last. */
    row_number: number | null;
    /** False where the file has the day alone, or no time; null for shots of before. */
    has_time_of_day: boolean | null;
    side_yd: number | null;
    attack_angle_deg: number | null;
  };
  /** The imported shot that was hit with a swing. Written as JSON text. */
  'gateway.swing_shot': {
    analysis_id: string;
    /** null when it was taken from the swing, or deleted. */
    shot_id: string | null;
    /** Numbers and tour as they were uploaded: those that the worker judged. */
    sent: ColumnType<SentShot, string, never>;
    /** The numbers of them that the golfer typed. */
    typed: ColumnType<StoredShot, string, never>;
    /** The averages beside which the joined shot is judged; null where those of the automatic analysis count. */
    ball_history: ColumnType<BallHistory | null, string | null, string | null>;
    joined_at: Date;
  };
  /** A view for the worker: the golfer's other shots beside a swing. */
  'gateway.swing_for_analysis': { analysis_id: string; ball_shots: BallShot[] | null };
  /** A view: each shot of which numbers are averaged, from a file or typed with a swing. */
  'gateway.ball_shot': Pick<ShotColumns, AveragedColumn> & {
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
