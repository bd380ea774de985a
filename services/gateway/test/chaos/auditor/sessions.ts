import { askUntilAnswered } from '../clients/ask.ts';
import type { World } from '../world.ts';

/** Finds golfers who are signed out although none has signed out. */
export async function findLostSessions(world: World): Promise<string[]> {
  const findings: string[] = [];
  for (const golfer of [...world.staying, ...world.trained]) {
    const { status, body } = await askUntilAnswered(world, '/api/auth/user', { as: golfer, expected: [200, 401] });
    if (body.id !== golfer.id) findings.push(`session of ${golfer.id}: answer ${status}`);
  }
  return findings;
}
