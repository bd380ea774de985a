import { sql, type Transaction } from 'kysely';
import type { GamificationTables } from '../../database.tables.ts';

type Tx = Transaction<GamificationTables>;

/** Days in US Central time. */
export interface Activity {
  activeOn?: string;
  trainedOn?: string;
  checkedOn?: string;
}

/** Records what a golfer did on which day; an earlier day changes nothing, so the order of events does not matter. */
export async function recordActivity(tx: Tx, userId: string, activity: Activity): Promise<void> {
  const { activeOn = null, trainedOn = null, checkedOn = null } = activity;
  // Without a change no row is written: most events are not the first of their day.
  await sql`
    insert into gamification.golfer_activity as known (user_id, active_on, trained_on, checked_on)
    values (${userId}, ${activeOn}, ${trainedOn}, ${checkedOn})
    on conflict (user_id) do update set
      active_on = greatest(known.active_on, excluded.active_on),
      trained_on = greatest(known.trained_on, excluded.trained_on),
      checked_on = greatest(known.checked_on, excluded.checked_on)
    where excluded.active_on > coalesce(known.active_on, '-infinity')
      or excluded.trained_on > coalesce(known.trained_on, '-infinity')
      or excluded.checked_on > coalesce(known.checked_on, '-infinity')`.execute(tx);
}

/** Makes other events of the golfer, and their deletion, wait until this transaction ends. */
export async function lockGolfer(tx: Tx, userId: string): Promise<void> {
  await sql`insert into gamification.golfer_activity (user_id) values (${userId}) on conflict do nothing`.execute(tx);
  await sql`select from gamification.golfer_activity where user_id = ${userId} for update`.execute(tx);
}

/** First in a deletion: it waits for reminders that are being sent to the golfer. */
export async function deleteActivity(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('gamification.golfer_activity').where('user_id', '=', userId).execute();
}
