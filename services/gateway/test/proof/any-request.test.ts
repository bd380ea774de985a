import { randomUUID } from 'node:crypto';
import { type ApiRouteName, errorBodySchema } from '@trueswing/contracts';
import { isLongProof, proofSeed, recordProof, SmtpInbox } from '@trueswing/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtRoutes, callRoute } from '../api/call-route.ts';
import { createThings } from '../api/create-things.ts';
import { exampleOf, type Things } from '../api/example-requests.ts';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { anotherNetwork, startGateway, type TestGateway } from '../test-gateway.ts';
import { type DrawnRequest, type Role, requestsTo, roles } from './draw-requests.ts';
import { ownedRows } from './owned-rows.ts';

const requests = isLongProof() ? 50_000 : 600;
/** After so many requests the callers are others: some have deleted their account, signed out or used up a limit. */
const batch = isLongProof() ? 500 : 200;
const sideBySide = 8;

let gateway: TestGateway;
let billing: TestBilling;
let gamification: TestGamification;
let inbox: SmtpInbox;
let names: ApiRouteName[];
/** The golfer whom everyone else attacks, and what only this golfer may see. */
let ownerId: string;
let things: Things;
let secrets: readonly string[];
beforeAll(async () => {
  inbox = await SmtpInbox.start();
  gateway = await startGateway({ SMTP_URL: inbox.url, MAIL_FROM: 'golf@example.com' });
  billing = await startTestBilling(gateway);
  gamification = await startTestGamification(gateway);
  names = builtRoutes(gateway);
  const owner = await gateway.register(`secret-${randomUUID()}@example.com`);
  await gateway.makePremium(owner);
  const [city, file] = [`Secret ${randomUUID()}`, `a secret video ${randomUUID()}`];
  await gateway.call('/api/users/me', { as: owner, method: 'PATCH', json: { city } });
  ownerId = owner.id;
  things = await createThings(gateway, owner, { files: file });
  const { analysisId, shareId, shareToken, commentId, checkId, videoId, goalId, notificationId, shotImportId } = things;
  const ids = [owner.id, analysisId, shareId, commentId, checkId, videoId, goalId, notificationId, shotImportId];
  secrets = [owner.email, city, file, shareToken, ...ids];
});
afterAll(async () => {
  await gamification.stop();
  await billing.stop();
  await gateway.stop();
  await inbox.stop();
});

interface Caller {
  readonly cookie: string | undefined;
  /** Things of the caller. */
  readonly own: Things;
}

/** Callers of each role; the one with Premium has as much as the owner has. */
async function newCallers(): Promise<Record<Role, Caller>> {
  const [free, premium] = [await gateway.register(), await gateway.register()];
  await gateway.makePremium(premium);
  const own = await createThings(gateway, premium, { via: elsewhere });
  return {
    visitor: { cookie: undefined, own },
    free: { cookie: free.cookie, own: { ...own, userId: free.id } },
    premium: { cookie: premium.cookie, own },
    admin: { cookie: await gateway.signInAdmin(), own },
  };
}

/** Makes calls, each from a network of its own. */
const elsewhere: Pick<TestGateway, 'call'> = {
  call: (path, init) =>
    gateway.call(path, { ...init, headers: { ...anotherNetwork(), ...(init?.headers as Record<string, string>) } }),
};

/** The owner's things, without the links and codes that open them to anyone who knows them. */
const knownOfOwner = (): Things => ({
  ...things,
  email: `${randomUUID()}@example.com`,
  password: 'a guessed password',
  shareToken: 'A'.repeat(22),
  handOverCode: 'A'.repeat(43),
});

async function send({ name, role, aim, params, query, isExample, body }: DrawnRequest, { cookie, own }: Caller) {
  // An admin may read and delete any golfer, so none attacks.
  const { status: _, ...example } = await exampleOf(name, aim === 'other' && role !== 'admin' ? knownOfOwner() : own);
  const about = { params: { ...params, ...(aim === 'nothing' ? {} : example.params) } };
  const request = isExample ? { ...example, ...about } : { ...about, query, json: body };
  const response = await callRoute(elsewhere, name, request, cookie);
  const text = await response.text();
  const sent = JSON.stringify(request);
  const isError = response.status >= 400 && text !== '';
  const wrong = [
    ...(response.status >= 500 ? ['server error'] : []),
    ...(isError && !errorBodySchema.safeParse(JSON.parse(text)).success ? ['error without code'] : []),
    ...(role === 'admin' ? [] : secrets.filter((secret) => text.includes(secret) && !sent.includes(secret))),
  ];
  return { status: response.status, wrong, sent };
}

it('any request of anyone ends with an answer of the contract, shows nothing of another golfer, and changes nothing of theirs', async () => {
  const before = await ownedRows(gateway, ownerId);
  expect(before.length).toBeGreaterThan(8);
  const counts: Record<string, number> = {};
  const answered = new Set<string>();
  const wrong: unknown[] = [];
  for (let done = 0; done < requests; done += batch) {
    const callers = await newCallers();
    const drawn = fc.sample(requestsTo(names), { seed: proofSeed() * 1_000_003 + done, numRuns: batch });
    const worker = async () => {
      for (let next = drawn.pop(); next; next = drawn.pop()) {
        const ended = await send(next, callers[next.role]);
        const kind = `${next.role} ${Math.floor(ended.status / 100)}xx`;
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (ended.status < 400) answered.add(next.name);
        if (ended.wrong.length > 0) wrong.push([next.name, next.role, ended.sent, ended.status, ended.wrong]);
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, worker));
  }
  expect(wrong).toEqual([]);
  expect(await ownedRows(gateway, ownerId)).toEqual(before);
  // Kinds of answers, and calls that someone used with success: requests that are all rejected prove nothing.
  for (const role of roles) expect(counts[`${role} 2xx`] ?? 0).toBeGreaterThanOrEqual(requests / 100);
  expect(answered.size).toBeGreaterThan(names.length / 2);
  recordProof('api', { requests, calls: names.length, 'calls with success': answered.size, ...counts });
}, 3_600_000);
