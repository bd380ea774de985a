import type { NotificationType, PushType, UploadClub } from '@trueswing/contracts';
import type { ColumnType, Generated } from 'kysely';

type Read<T> = ColumnType<T, never, never>;

/** Tables of notifications, and the views of other services that decide about them. */
export interface NotificationTables {
  'gamification.notification': {
    id: Generated<string>;
    user_id: string;
    /** Names the cause among those of the golfer: each gives one notification. */
    cause: string;
    type: NotificationType;
    title: string;
    message: string;
    /** The screen that it is about, as `storeRoute` writes it; older rows hold a URL of the client. */
    link: string | null;
    /** The row outlives the notification, since its cause may come again and must not count. */
    is_once: boolean;
    created_at: Date;
    read_at: Date | null;
    /** When the golfer deleted it, or when it was too old to show. */
    removed_at: Date | null;
  };
  /** Days in US Central time on which a golfer last did something. */
  'gamification.golfer_activity': {
    user_id: string;
    /** Trained or had a swing analyzed. */
    active_on: string | null;
    trained_on: string | null;
    /** Mobility check. */
    checked_on: string | null;
  };
  /** The best of a month as they were last compared. */
  'gamification.top_three': { month: string; user_id: string };
  /** A notification that is sent to the golfer's devices, one on a US Central day. */
  'gamification.push': {
    notification_id: string;
    user_id: string;
    type: PushType;
    day: string;
    /** When it is given up. */
    until: Date;
  };
  'gamification.push_delivery': {
    notification_id: string;
    subscription_id: string;
    /** Null once it has ended, as `outcome` says. */
    due_at: Date | null;
    attempts: Generated<number>;
    outcome: string | null;
  };
  /** The devices to which a golfer has notifications sent. */
  'gateway.push_subscription_of_golfer': {
    id: Read<string>;
    user_id: Read<string>;
    endpoint: Read<string>;
    p256dh: Read<string>;
    auth: Read<string>;
    types: Read<PushType[]>;
    time_zone: Read<string>;
    created_at: Read<Date>;
  };
  /** A golfer's swings that are not deleted. */
  'gateway.swing_of_golfer': {
    analysis_id: Read<string>;
    user_id: Read<string>;
    club: Read<UploadClub>;
    club_speed_mph: Read<number | null>;
    uploaded_at: Read<Date>;
    has_failed: Read<boolean>;
  };
  /** A week, by its Sunday, that neither breaks nor extends the golfer's streak. */
  'gateway.paused_week': { user_id: Read<string>; week: Read<string> };
  /** When a golfer's mobility checks were made. */
  'gateway.mobility_check_of_golfer': { user_id: Read<string>; created_at: Read<Date> };
  /** Who has Premium now, without which no exercise can be completed. */
  'billing.entitlement': { user_id: Read<string>; is_premium: Read<boolean> };
}
