// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { setSignedInCookie } from '../../../test/fixtures/signed-in-cookie.ts';
import { changeUser, currentUserQuery } from './current-user.queries.ts';
import { makeQueryClient } from './query-client.ts';

beforeEach(() => {
  setSignedInCookie(true);
});
afterEach(() => vi.unstubAllGlobals());

/** Starts the query for the user, changes the user, and only then answers the query. */
async function changeWhileAsked(answer: Response, user: ReturnType<typeof golferWith> | null) {
  let reply: (response: Response) => void = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        reply = resolve;
      }),
  );
  const queryClient = makeQueryClient();
  const asked = queryClient.fetchQuery(currentUserQuery).catch(() => undefined);
  changeUser(queryClient, user);
  reply(answer);
  await asked;
  await new Promise((resolve) => setImmediate(resolve));
  return queryClient.getQueryData(currentUserQuery.queryKey);
}

test('an answer that was requested before the sign-in does not sign out', async () => {
  const golfer = golferWith();
  expect(await changeWhileAsked(new Response('', { status: 401 }), golfer)).toEqual(golfer);
});

test('an answer that was requested before the sign-out does not sign in', async () => {
  expect(await changeWhileAsked(Response.json(golferWith()), null)).toBeNull();
});
