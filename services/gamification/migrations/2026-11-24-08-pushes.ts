import { type Kysely, type Migration, sql } from 'kysely';

/** Notifications that are sent to devices, one a day for each golfer, and the sending to each device. */
export const pushes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table gamification.push (
        notification_id uuid primary key references gamification.notification (id) on delete cascade,
        user_id uuid not null,
        type text not null,
        day date not null,
        until timestamptz not null,
        unique (user_id, day)
      )`.execute(db);
    await sql`
      create table gamification.push_delivery (
        notification_id uuid not null references gamification.push (notification_id) on delete cascade,
        subscription_id uuid not null,
        due_at timestamptz,
        attempts int not null default 0,
        outcome text,
        primary key (notification_id, subscription_id)
      )`.execute(db);
    await sql`
      create index push_delivery_due on gamification.push_delivery (due_at) where due_at is not null`.execute(db);
  },
};
