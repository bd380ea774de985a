import { queryDatabase } from '@trueswing/testkit';
import { databaseUrl } from './database-url.ts';
import type { SharedE2e } from './open-system.ts';

const dayMs = 86_400_000;

/** Lets days pass for a golfer: swings and goals become older by so many days. */
export async function passDays(e2e: SharedE2e, userId: string, days: number): Promise<void> {
  const query = (statement: string, values: unknown[]) => queryDatabase(databaseUrl(e2e), statement, values);
  await query('update gateway.swing set uploaded_at = uploaded_at - make_interval(days => $2) where user_id = $1', [
    userId,
    days,
  ]);
  for (const { id, plan } of await query('select id, plan from gateway.goal where user_id = $1', [userId])) {
    await query(
      `update gateway.goal set plan = $2, started_at = started_at - make_interval(days => $3),
         opens_on = opens_on - $3::int, due_on = due_on - $3::int where id = $1`,
      [id, JSON.stringify(earlier(plan, days)), days],
    );
  }
}

/** The same with every moment in it, named `…Ms`, so many days earlier. */
function earlier(plan: unknown, days: number): unknown {
  return JSON.parse(JSON.stringify(plan), (key, value) =>
    key.endsWith('Ms') && typeof value === 'number' ? value - days * dayMs : value,
  );
}
