import type {
  AnalysisJobStatus,
  AnalysisStage,
  CameraView,
  FlagReason,
  NotificationType,
  PaidPlan,
  PaymentProblem,
  SwingEventName,
  VideoView,
} from '@trueswing/contracts';

/** Views that other services publish; the gateway only reads them. */
export interface PublishedViews {
  'analysis.analysis_status': {
    analysis_id: string;
    status: AnalysisJobStatus;
    stage: AnalysisStage;
    progress: number;
    attempt: number;
    started_at: Date | null;
    finished_at: Date | null;
    error_code: string | null;
    /** null unless running. */
    lease_until: Date | null;
    /** View of a video that was rejected for it. */
    seen_view: CameraView | null;
    /** The video at fault, where an analysis of two was rejected. */
    rejected_video: VideoView | null;
  };
  'analysis.analysis_output': {
    analysis_id: string;
    attempt: number;
    /** Written by any version of the worker, so it is parsed when it is read. */
    result: unknown;
    face_on_video_key: string;
    face_on_poster_key: string;
    face_on_landmarks_key: string;
    down_the_line_video_key: string | null;
    down_the_line_poster_key: string | null;
    down_the_line_landmarks_key: string | null;
    /** Keys of the stills, without those of events that the video does not show; null for analyses that were made before stills existed. */
    face_on_key_frames: Partial<Record<SwingEventName, string>> | null;
    down_the_line_key_frames: Partial<Record<SwingEventName, string>> | null;
    /** Result as the analysis and a list show it, as JSON, and the fingerprint of their form; null for older results. */
    shown: string | null;
    listed: string | null;
    shown_form: string | null;
    created_at: Date;
  };
  /** Those that the golfer deleted, and old ones, have `removed_at`. */
  'gamification.notification_of_golfer': {
    user_id: string;
    type: NotificationType;
    title: string;
    message: string;
    created_at: Date;
    read_at: Date | null;
    removed_at: Date | null;
  };
  /** The work on each analysis, for admins. */
  'analysis.analysis_for_admins': {
    analysis_id: string;
    user_id: string;
    status: AnalysisJobStatus;
    stage: AnalysisStage;
    progress: number;
    attempt: number;
    failures: number;
    due_at: Date;
    started_at: Date | null;
    finished_at: Date | null;
    error_code: string | null;
    error_detail: string | null;
    worker_id: string | null;
    created_at: Date;
  };
  'gamification.points_earned': {
    user_id: string;
    points: number;
    earned_at: Date;
    rule: string;
    source_id: string;
  };
  /** Sources that earned no points because they cannot be honest. */
  'gamification.flagged_points_for_admins': {
    id: number;
    user_id: string;
    reason: FlagReason;
    source_id: string;
    flagged_at: Date;
  };
  /** One row for each golfer who has ever subscribed. */
  'billing.entitlement': {
    user_id: string;
    is_premium: boolean;
    plan: PaidPlan | 'free';
    until: Date | null;
    status: string;
    cancel_at_period_end: boolean;
    payment_problem: PaymentProblem | null;
    period_end: Date | null;
    paid_plan: PaidPlan;
  };
  /** One row: golfers with Premium now. */
  'billing.premium_count': { golfers: number };
  'billing.stripe_customer': { user_id: string; stripe_customer_id: string };
  /** Refunds and disputes. */
  'billing.payment_note_for_admins': {
    id: number;
    user_id: string | null;
    kind: 'refund' | 'dispute';
    stripe_charge_id: string;
    amount_cents: number;
    currency: string;
    status: string;
    noted_at: Date;
  };
}
