import type {
  AnalysisJobStatus,
  AnalysisStage,
  CameraView,
  FilmedTest,
  Shot,
  SlowMotion,
  VideoView,
} from '@trueswing/contracts';
import type { BallShot } from '@trueswing/swing';
import type { Generated } from 'kysely';

/** Tables of schema `analysis`, and the gateway's view that the worker reads. */
export interface AnalysisTables {
  'analysis.job': {
    analysis_id: string;
    user_id: string;
    status: AnalysisJobStatus;
    stage: AnalysisStage;
    progress: number;
    /** The request that caused the work; null for work that no request caused. */
    request_id: string | null;
    traceparent: string | null;
    /** The fencing number: only the owner of this attempt may write. */
    attempt: number;
    /** Failed attempts; one that was handed back does not count. */
    failures: number;
    due_at: Date;
    lease_until: Date | null;
    worker_id: string | null;
    started_at: Date | null;
    finished_at: Date | null;
    error_code: string | null;
    error_detail: string | null;
    /** Where the camera stood, of a video that was rejected for its view. */
    seen_view: CameraView | null;
    /** The video at fault, where an analysis of two was rejected. */
    rejected_video: VideoView | null;
    /** A rehearsal: how long it holds its lease instead of analyzing a video. Null: an analysis. */
    rehearsal_ms: number | null;
    created_at: Date;
  };
  'analysis.output': {
    analysis_id: string;
    attempt: number;
    result: string;
    /** Result as the analysis and a list show it, as JSON, and the fingerprint of their form; null for older results. */
    shown: string | null;
    listed: string | null;
    shown_form: string | null;
    face_on_video_key: string;
    face_on_poster_key: string;
    face_on_landmarks_key: string;
    down_the_line_video_key: string | null;
    down_the_line_poster_key: string | null;
    down_the_line_landmarks_key: string | null;
    /** Event → key of its still, as JSON; null for analyses from before stills existed. */
    face_on_key_frames: string | null;
    down_the_line_key_frames: string | null;
    created_at: Date;
  };
  /** Answers of the language model, until the result is stored. */
  'analysis.coach_answer': {
    analysis_id: string;
    prompt_version: string;
    /** Digest of the model and of all that it was sent. */
    input_hash: string;
    /** The part of it that passed the check. */
    answer: unknown;
    created_at: Generated<Date>;
  };
  /** Objects to remove. Each attempt's files are listed here from its claim until it succeeds. */
  'analysis.removal': {
    prefix: string;
    analysis_id: string;
    /** The attempt that writes under the prefix; null when no attempt does. */
    attempt: number | null;
    due_at: Date;
    /** After this time no attempt can write under the prefix: the removal at or after it is the last. */
    last_at: Date;
  };
  /** Videos of mobility checks that wait or are being read; deleted once their turns are published. */
  'analysis.mobility_film': {
    film_id: string;
    user_id: string;
    tests: FilmedTest[];
    request_id: string | null;
    traceparent: string | null;
    /** The fencing number: only the newest attempt may publish. */
    attempts: number;
    /** The end of the lease while they are being read. */
    due_at: Date;
  };
  'gateway.swing_for_analysis': {
    analysis_id: string;
    user_id: string;
    club: 'driver' | '7-iron';
    handedness: 'right' | 'left';
    slow_motion: SlowMotion;
    is_same_swing: boolean;
    tour: 'pga' | 'lpga' | null;
    /** The launch monitor's numbers. */
    shot: Shot;
    /** The golfer's other shots with the club, of the last 30 days; null without any. */
    ball_shots: BallShot[] | null;
    age: number | null;
    face_on_key: string;
    face_on_sha256: string;
    down_the_line_key: string | null;
    uploaded_at: Date;
  };
}
