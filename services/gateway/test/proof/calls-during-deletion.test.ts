import { type ApiRouteName, apiRoutes } from '@trueswing/contracts';
import { isLongProof, recordProof, SmtpInbox } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtRoutes, callRoute } from '../api/call-route.ts';
import { createThings } from '../api/create-things.ts';
import { exampleOf } from '../api/example-requests.ts';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { anotherNetwork, startGateway, type TestGateway } from '../test-gateway.ts';

const rounds = isLongProof() ? 100 : 3;

let gateway: TestGateway;
let billing: TestBilling;
let gamification: TestGamification;
let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await SmtpInbox.start();
  gateway = await startGateway({ SMTP_URL: inbox.url, MAIL_FROM: 'golf@example.com' });
  billing = await startTestBilling(gateway);
  gamification = await startTestGamification(gateway);
});
afterAll(async () => {
  await gamification.stop();
  await billing.stop();
  await gateway.stop();
  await inbox.stop();
});

const elsewhere: Pick<TestGateway, 'call'> = {
  call: (path, init) =>
    gateway.call(path, { ...init, headers: { ...anotherNetwork(), ...(init?.headers as Record<string, string>) } }),
};

it('every call of a golfer whose account is deleted at that moment ends without a server error', async () => {
  const names = builtRoutes(gateway).filter((name) => ['member', 'premium'].includes(apiRoutes[name].access));
  const wrong = new Set<string>();
  const counts: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const golfer = await gateway.register();
    await gateway.makePremium(golfer);
    const things = await createThings(gateway, golfer, { via: elsewhere });
    const call = async (name: ApiRouteName) => {
      const { status: _, ...request } = await exampleOf(name, things);
      const answer = await callRoute(elsewhere, name, request, golfer.cookie);
      const text = await answer.text();
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      if (answer.status < 500) return;
      const { requestId } = JSON.parse(text) as { requestId: string };
      wrong.add(`${name} ${answer.status} ${gateway.errorOf(requestId)}`);
    };
    // Calls that end the session are made by no one else.
    const others = names.filter((name) => !['deleteAccount', 'logout', 'changePassword'].includes(name));
    let isDeleted = false;
    const goOn = async (from: number) => {
      for (let at = from; !isDeleted; at += 1) await call(others[(at * 37) % others.length] ?? 'listGoals');
    };
    const callers = Array.from({ length: 8 }, (_, at) => goOn(at * 11 + round));
    await call('deleteAccount');
    isDeleted = true;
    await Promise.all(callers);
  }
  expect([...wrong].sort()).toEqual([]);
  expect(counts[200] ?? 0).toBeGreaterThan(rounds);
  expect(counts[401] ?? 0).toBeGreaterThan(rounds);
  recordProof('api', { 'deleted accounts': rounds, ...counts });
}, 3_600_000);
