import { inspect } from 'node:util';
import { type ApiRouteName, apiRoutes, errorBodySchema, type PoseTrack, specifiedCalls } from '@trueswing/contracts';
import { fastifyPath } from '@trueswing/service-kit';
import { SmtpInbox, stayWithinOneDay } from '@trueswing/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { startTestBilling, type TestBilling } from '../test-billing.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import {
  anotherNetwork,
  type Golfer,
  password,
  sessionCookie,
  startGateway,
  type TestGateway,
  tokenOfLink,
} from '../test-gateway.ts';
import { builtRoutes, callRoute } from './call-route.ts';
import { createThings } from './create-things.ts';
import { exampleOf, exampleRequests, type Things } from './example-requests.ts';

let gateway: TestGateway;
let billing: TestBilling;
let gamification: TestGamification;
let inbox: SmtpInbox;
let golfer: Golfer;
let things: Things;
beforeAll(() => stayWithinOneDay(2), 180_000);
beforeAll(async () => {
  inbox = await SmtpInbox.start();
  gateway = await startGateway({ SMTP_URL: inbox.url, MAIL_FROM: 'golf@example.com' });
  billing = await startTestBilling(gateway);
  gamification = await startTestGamification(gateway);
  golfer = await gateway.register();
  await gateway.makePremium(golfer);
  const noPoses: PoseTrack = { widthPx: 1080, heightPx: 1920, frames: [] };
  things = await createThings(gateway, golfer, { files: JSON.stringify(noPoses) });
});
afterAll(async () => {
  await billing.stop();
  await gamification.stop();
  await gateway.stop();
  await inbox.stop();
});

const signIn = async () => {
  const json = { email: golfer.email, password };
  const response = await gateway.call('/api/auth/sign-in', { headers: anotherNetwork(), json });
  return sessionCookie(response);
};

/** The body of a failed answer with the server's error, for example how an answer breaks its contract. */
function explain(body: string): string {
  const { data } = errorBodySchema.safeParse(JSON.parse(body));
  const error = data && gateway.errorOf(data.requestId);
  return error ? `${body} because of ${inspect(error)}` : body;
}

describe('the table of calls of the specification', () => {
  it('has a contract with the same method and path for each row', () => {
    for (const { method, path, route } of specifiedCalls) {
      const contract = apiRoutes[route];
      const pattern = contract.path.replaceAll(/\{\w+\}/g, '(\\{\\w+\\}|1)');
      expect([route, method]).toEqual([route, contract.method]);
      expect(path.split('?')[0]).toMatch(new RegExp(`^${pattern}$`));
    }
    expect(specifiedCalls).toHaveLength(39);
  });

  it('is implemented', () => {
    const built = builtRoutes(gateway);
    expect(specifiedCalls.map(({ route }) => route).filter((route) => !built.includes(route))).toEqual([]);
  });
});

describe('every contract', () => {
  it('has a registered route', () => {
    const built = builtRoutes(gateway);
    expect((Object.keys(apiRoutes) as ApiRouteName[]).filter((name) => !built.includes(name))).toEqual([]);
  });
});

describe('every implemented call', () => {
  it('has a contract, and every route has one', () => {
    const contracts = new Set(Object.values(apiRoutes).map(({ method, path }) => `${method} ${fastifyPath(path)}`));
    const registered = gateway.routes
      .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
      .filter((route) => / \/api\//.test(route) && !/ \/api\/docs(\/|$)/.test(route));
    expect(registered.filter((route) => !contracts.has(route))).toEqual([]);
  });

  it('answers as its contract says, to an authorized caller', async () => {
    const built = builtRoutes(gateway);
    const order = Object.keys(exampleRequests) as ApiRouteName[];
    expect(built.filter((name) => !order.includes(name))).toEqual([]);
    let cookie = golfer.cookie;
    let adminCookie = '';
    for (const name of order.filter((candidate) => built.includes(candidate))) {
      const request = await exampleOf(name, things);
      // Signing in ends the browser's previous session, so visitors' calls come from another browser.
      const cookies = { admin: adminCookie, visitor: name === 'logout' ? cookie : undefined, member: cookie };
      const { access } = apiRoutes[name];
      const own = access === 'admin' || access === 'visitor' ? cookies[access] : cookies.member;
      const response = await callRoute(gateway, name, request, own);
      const text = await response.text();
      expect([name, response.status, response.status === request.status ? '' : explain(text)]).toEqual([
        name,
        request.status,
        '',
      ]);
      const schema = (apiRoutes[name].schema.response as Record<number, z.ZodMiniType> | undefined)?.[response.status];
      if (text !== '' && response.headers.get('content-type')?.includes('json')) {
        const answer: unknown = JSON.parse(text);
        expect([name, schema?.safeParse(answer).error]).toEqual([name, undefined]);
        if (name === 'issuePasswordReset') {
          things.resetToken = tokenOfLink((answer as { url: string }).url);
        }
        if (name === 'signIn') {
          const sessions = await gateway.call('/api/auth/sessions', { headers: { cookie } });
          const others = ((await sessions.json()) as { id: string; isCurrent: boolean }[]).filter(
            (one) => !one.isCurrent,
          );
          things.sessionId = others[0]?.id ?? '';
        }
      }
      if (name === 'register') {
        await inbox.untilReceived('ada@example.com', 1);
        const [link = ''] = /https?:\/\/\S+/.exec(inbox.mailsTo('ada@example.com')[0]?.text ?? '') ?? [];
        things.registrationToken = tokenOfLink(link);
      }
      if (name === 'adminLogin') adminCookie = sessionCookie(response);
      if (['changePassword', 'resetPassword', 'endSessions'].includes(name)) cookie = await signIn();
    }
    console.info(`calls answered as their contracts say: ${built.length}`);
  });
});
