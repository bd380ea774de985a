import type {
  AuditEntry,
  Handedness,
  KeyFrameMoves,
  LengthUnit,
  MobilityCheck,
  MobilityVideo,
  PushType,
  SlowMotion,
  Tour,
  UploadClub,
  VideoView,
} from '@trueswing/contracts';
import type { JobRunTable } from '@trueswing/service-kit';
import type { ColumnType, Generated } from 'kysely';
import type { LoggedShotTables } from './database.logged-shots.ts';
import type { ShotColumns } from './database.shot.ts';
import type { TrainingTables } from './database.training.ts';
import type { PublishedViews } from './database.views.ts';
import type { StoredPart } from './object-store/part-store.ts';

interface SwingTable extends ShotColumns {
  /** The analysis id: one swing, one analysis. */
  id: string;
  user_id: string;
  club: UploadClub;
  handedness: Handedness;
  slow_motion: SlowMotion;
  /** Two phones filmed the same swing, as the golfer says; otherwise two videos are two swings. */
  is_same_swing: boolean;
  tour: Tour | null;
  age: number | null;
  face_on_key: string;
  face_on_sha256: string;
  face_on_bytes: number;
  down_the_line_key: string | null;
  down_the_line_sha256: string | null;
  down_the_line_bytes: number | null;
  uploaded_at: Date;
  /** As the client says of the file; null where it does not, or where that cannot be right. */
  filmed_at: Date | null;
  deleted_at: Date | null;
  /** Since when the uploaded files are no longer needed: the swing was deleted, or its analysis failed. */
  discarded_at: Date | null;
  /** When they were removed from the object store; also of a swing whose originals were kept long enough. */
  files_removed_at: Date | null;
}

/** Tables of schema `gateway`, and the views of other services that it may read. */
export interface GatewayTables extends TrainingTables, LoggedShotTables, PublishedViews {
  'gateway.account': {
    id: string;
    email: string;
    /** null where an identity provider signs the golfer in. */
    password_hash: string | null;
    first_name: string;
    last_name: string;
    handicap: number | null;
    city: string | null;
    state: string | null;
    height_cm: number | null;
    /** Inches until the golfer chooses. */
    length_unit: Generated<LengthUnit>;
    /** Whether other golfers see the account on the leaderboard. */
    is_listed: Generated<boolean>;
    created_at: Date;
    /** E-mail and name, for the admin's search. */
    search_text: ColumnType<string, never, never>;
  };
  'gateway.session': {
    token_hash: Buffer;
    user_id: string;
    /** When the golfer signed in. A session that a code has started has it from the session that showed the code. */
    created_at: Date;
    last_seen_at: Date;
    /** Identifies the session to its owner; it is no token. */
    id: Generated<string>;
    device: string | null;
  };
  /** A device's subscription at its push service; the device is the one of the session. */
  'gateway.push_subscription': {
    session_id: string;
    id: Generated<string>;
    endpoint: string;
    p256dh: string;
    auth: string;
    types: PushType[];
    time_zone: string;
    created_at: Date;
  };
  /** One row, updated by triggers on gateway.account. */
  'gateway.account_count': { accounts: number };
  'gateway.identity': { issuer: string; subject: string; user_id: string };
  'gateway.oidc_login': { state_hash: Buffer; nonce: string; code_verifier: string; started_at: Date };
  'gateway.registration': {
    token_hash: Buffer;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    expires_at: Date;
  };
  'gateway.password_reset': { token_hash: Buffer; user_id: string; expires_at: Date };
  'gateway.account_deletion': {
    user_id: string;
    deleted_at: Date;
    /** When the event was published a second time, after all other events of the golfer had been handled. */
    confirmed_at: Date | null;
  };
  'gateway.admin': {
    name: string;
    /** null for the owner, whose password is the environment's. */
    password_hash: string | null;
    created_at: Date;
    /** Secret of the authenticator app, encrypted; null without a second factor. */
    secret: ColumnType<Buffer | null, never, Buffer | null>;
    /** Not yet confirmed with a code. */
    pending_secret: ColumnType<Buffer | null, never, Buffer | null>;
    second_factor_since: ColumnType<Date | null, never, Date | null>;
    /** Time step of the last code that was accepted. */
    last_step: ColumnType<number, never, number>;
  };
  'gateway.admin_recovery_code': { admin: string; code_hash: Buffer };
  'gateway.admin_session': { token_hash: Buffer; created_at: Date; last_seen_at: Date; admin: string };
  'gateway.admin_audit': {
    id: Generated<number>;
    at: Date;
    action: string;
    /** Name; null in entries of versions that had one password for all. */
    admin: string | null;
    user_id: string | null;
    details: AuditEntry['details'];
  };
  'gateway.swing': SwingTable;
  /** Versions of an analysis in which the golfer moved key frames. Rows are only added. */
  'gateway.swing_correction': {
    analysis_id: string;
    version: number;
    moves: ColumnType<KeyFrameMoves, string, never>;
    /** As the worker writes it, by any version of this service; null: back to the automatic analysis. */
    result: ColumnType<unknown, string | null, never>;
    algorithm: string | null;
    /** Result as the analysis and a list show it, as JSON, and the fingerprint of their form; null for older versions. */
    shown: ColumnType<string | null, string | null, never>;
    listed: ColumnType<string | null, string | null, never>;
    shown_form: ColumnType<string | null, string | null, never>;
    created_at: Date;
  };
  'gateway.upload_credit': {
    id: Generated<number>;
    user_id: string;
    analysis_id: string;
    plan: 'free' | 'premium';
    club: UploadClub;
    /** Sunday of the US Central week, YYYY-MM-DD. */
    week_start: string;
    taken_at: Date;
    released_at: Date | null;
  };
  'gateway.upload_in_progress': {
    analysis_id: string;
    user_id: string;
    started_at: Date;
    /** When its removal began; from then on it cannot become a swing. */
    discarding_at: Date | null;
    /** The client's name of an upload whose videos arrive in parts; null where they arrive in one request. */
    upload_key: ColumnType<string | null, string | undefined, never>;
    /** When it is discarded if it has not become a swing; null: an hour after its start. */
    expires_at: ColumnType<Date | null, Date | undefined, Date>;
    /** Size of an upload in one request, as it announces it; null where videos arrive in parts, whose rows have theirs. */
    announced_bytes: ColumnType<number | null, number | undefined, never>;
  };
  /** A video that arrives in parts. */
  'gateway.transfer': {
    id: string;
    analysis_id: string;
    user_id: string;
    view: VideoView;
    size_bytes: number;
    /** Bytes that are stored: those of the parts and of the tail. */
    offset_bytes: Generated<number>;
    object_key: string;
    store_upload_id: string;
    /** Parts in the object store, in their order. */
    parts: ColumnType<StoredPart[], never, never>;
    /** The bytes after the last part, fewer than a part: left by a request that broke off. */
    tail: ColumnType<Buffer, never, Buffer>;
    /** Requests that have sent a part; makes the numbers of their parts unique. */
    attempts: Generated<number>;
  };
  /** Uploads of deleted accounts whose files are still to be removed. */
  'gateway.upload_removal': { analysis_id: string; ordered_at: Date };
  'gateway.idempotency_key': { user_id: string; key: string; analysis_id: string; created_at: Date };
  'gateway.analysis_view': { user_id: string; analysis_id: string; first_viewed_at: Date };
  /** `day` is the US Central day, YYYY-MM-DD. */
  'gateway.workout_view': { user_id: string; day: string; first_viewed_at: Date };
  'gateway.mobility_check': {
    id: string;
    user_id: string;
    method: MobilityCheck['method'];
    version: number;
    parts: ColumnType<MobilityCheck['parts'], string, never>;
    created_at: Date;
  };
  /** Videos of a mobility check, whose id is that of the check. */
  'gateway.mobility_film': {
    id: string;
    user_id: string;
    /** null while the videos wait or are being read; per test why one could not be read. */
    failures: ColumnType<MobilityVideo['failures'] | null, string | null, string>;
    /** Digest of which video was sent for which test; null for those of before 2026-11-30. */
    contents_sha256: ColumnType<string | null, string, never>;
    created_at: Date;
  };
  /** A code that signs its golfer in on another device. */
  'gateway.hand_over': {
    token_hash: Buffer;
    user_id: string;
    expires_at: Date;
    /** Sign-in of the session that showed the code; null for codes of a gateway of the version before. */
    signed_in_at: Date | null;
  };
  /** Recaps of US Central months, which are named by their first day. Rows are only added. */
  'gateway.recap': {
    user_id: string;
    month: string;
    /** As it was written, by any version of this service. */
    recap: ColumnType<unknown, string, never>;
    written_at: Date;
  };
  'gateway.job_run': JobRunTable;
  /** The last reading of the bucket's size; one row. */
  'gateway.storage_reading': {
    id: true;
    /** When it is read again. */
    due_at: Date;
    /** When the reading began; null before the first one. */
    read_at: Date | null;
    uploads_bytes: number;
    analyses_bytes: number;
    objects: number;
    created_at: Generated<Date>;
  };
  /** A link that shows one analysis. */
  'gateway.share': {
    id: string;
    analysis_id: string;
    token_hash: Buffer;
    golfer_name: string | null;
    created_at: Date;
    expires_at: Date;
  };
  'gateway.swing_comment': {
    id: string;
    analysis_id: string;
    /** null when the link has ended. */
    share_id: string | null;
    name: string;
    text: string;
    view: VideoView;
    time_s: number;
    created_at: Date;
  };
}
