import { randomUUID } from 'node:crypto';
import { type Golfer, password } from '../../test-gateway.ts';
import type { World } from '../world.ts';
import { type Answer, askUntilAnswered } from './ask.ts';

/** Registers a golfer. After a registration without an answer the account may exist: then the golfer signs in. */
export async function register(world: World): Promise<Golfer> {
  const email = `${randomUUID()}@example.com`;
  world.log.attempt('account', email);
  const json = { email, password, firstName: 'Ada', lastName: '' };
  let answer = await askUntilAnswered(world, '/api/auth/register', { json, expected: [201, 409] });
  if (answer.status === 409) {
    const credentials = { email, password };
    answer = await askUntilAnswered(world, '/api/auth/sign-in', { json: credentials, expected: [200] });
  }
  const golfer = { id: String(answer.body.id), email, cookie: cookieOf(answer) };
  world.log.acknowledge({ kind: 'account', golfer: golfer.id, owner: email, id: golfer.id });
  return golfer;
}

/** Deletes the account. Without a session the deletion has happened, although its answer was lost. */
export async function deleteAccount(world: World, golfer: Golfer): Promise<void> {
  const json = { confirmation: 'DELETE', password };
  await askUntilAnswered(world, '/api/account/delete', { as: golfer, json, expected: [204, 401] });
  world.log.acknowledge({ kind: 'account-deleted', golfer: golfer.id, owner: golfer.email, id: golfer.id });
}

export function cookieOf({ headers, status }: Answer): string {
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`an answer ${status} without a session`);
  return cookie;
}
