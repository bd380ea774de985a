import { ask } from '../clients/ask.ts';
import type { World } from '../world.ts';

/** Finds golfers who are signed out although none has signed out. */
export async function findLostSessions(world: World): Promise<string[]> {
  const findings: string[] = [];
  for (const golfer of [...world.staying, ...world.trained]) {
    const answer = await ask(world, '/api/auth/user', { as: golfer });
    if (answer?.body.id !== golfer.id) findings.push(`session of ${golfer.id}: answer ${answer?.status}`);
  }
  return findings;
}
