import type { AdminAnalysis } from '@trueswing/contracts';
import type { Draw } from '@trueswing/testkit';
import type { World } from '../world.ts';
import { cookieOf } from './accounts.ts';
import { ask, askUntilAnswered, assertExpected } from './ask.ts';

/** An admin who signs in, resets the usage of golfers and retries analyses that failed on our side. */
export async function administer(world: World, draw: Draw): Promise<void> {
  const json = { password: world.system.adminPassword };
  const headers = { cookie: cookieOf(await askUntilAnswered(world, '/api/admin/login', { json, expected: [204] })) };
  if (world.staying.length > 0) await resetUsage(world, headers, draw);
  await retryAnalyses(world, headers);
  await askUntilAnswered(world, '/api/admin/logout', { method: 'POST', headers, expected: [204, 401, 403] });
}

/** The call has no key, so each repetition may be another entry of the audit. */
async function resetUsage(world: World, headers: { cookie: string }, draw: Draw): Promise<void> {
  const { id } = draw.oneOf(world.staying);
  const path = `/api/admin/users/${id}/reset-usage`;
  world.log.attempt('usage-reset', id);
  const answer = await ask(world, path, { headers, json: { field: 'videoUploadsUsed' } });
  if (!answer) return;
  assertExpected(path, answer, [204]);
  world.log.acknowledge({ kind: 'usage-reset', golfer: id, owner: id });
}

async function retryAnalyses(world: World, headers: { cookie: string }): Promise<void> {
  const { body } = await askUntilAnswered(world, '/api/admin/analyses?status=failed', { headers, expected: [200] });
  const failed = (JSON.parse(String(body.text)) as AdminAnalysis[]).filter(({ isRetryable }) => isRetryable);
  for (const { id } of failed) {
    const path = `/api/admin/analyses/${id}/retry`;
    await askUntilAnswered(world, path, { method: 'POST', headers, expected: [204, 409] });
  }
}
