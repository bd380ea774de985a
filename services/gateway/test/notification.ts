import { randomUUID } from 'node:crypto';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** Stores a notification of the golfer, as the gamification service does, and returns its id. */
export async function addNotification(gateway: Pick<TestGateway, 'rows'>, golfer: Golfer): Promise<string> {
  const [row] = await gateway.rows(
    `insert into gamification.notification (user_id, cause, type, title, message, link, is_once, created_at)
     values ($1, $2, 'other', 'Your streak is at risk', 'Do one exercise.', 'daily-workout', false, now()) returning id`,
    [golfer.id, `test:${randomUUID()}`],
  );
  return (row as { id: string }).id;
}
