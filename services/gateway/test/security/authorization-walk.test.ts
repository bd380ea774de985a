import { randomUUID } from 'node:crypto';
import { type Access, type ApiRouteName, apiRoutes } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtRoutes, callRoute } from '../api/call-route.ts';
import { createThings } from '../api/create-things.ts';
import { exampleOf, exampleRequests, type Things } from '../api/example-requests.ts';
import { startTestGamification, type TestGamification } from '../test-gamification.ts';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
let gamification: TestGamification;
let owner: Golfer;
let free: Golfer;
let premium: Golfer;
let admin: string;
let things: Things;
let routes: ApiRouteName[];
let asked = 0;
beforeAll(async () => {
  gateway = await startGateway();
  gamification = await startTestGamification(gateway);
  [owner, free, premium] = [await gateway.register(), await gateway.register(), await gateway.register()];
  await gateway.makePremium(premium);
  admin = await gateway.signInAdmin();
  const sessions = await gateway.call('/api/auth/sessions', { as: owner });
  const [session] = (await sessions.json()) as { id: string }[];
  things = { ...(await createThings(gateway, owner)), sessionId: session?.id ?? '' };
  routes = builtRoutes(gateway);
});
afterAll(async () => {
  console.info(`authorization walk: ${asked} requests to ${routes.length} calls`);
  await gamification.stop();
  await gateway.stop();
});

const withAccess = (...access: Access[]) => routes.filter((name) => access.includes(apiRoutes[name].access));
/** True if a parameter names a golfer, a swing or a session. */
const namesOwner = (name: ApiRouteName) => /\{(id|userId)\}/.test(apiRoutes[name].path);

async function ask(name: ApiRouteName, cookie: string | undefined, about = things): Promise<Response> {
  asked += 1;
  const request = await exampleOf(name, about);
  return callRoute(gateway, name, request, cookie);
}

/** The code of an error; the answer to a HEAD request has none. */
async function code(response: Response): Promise<string | undefined> {
  const text = await response.text();
  return text === '' ? undefined : (JSON.parse(text) as { code: string }).code;
}

describe('every implemented call', () => {
  it('has an example request', () => {
    expect(routes.filter((name) => !exampleRequests[name])).toEqual([]);
    expect(routes.length).toBeGreaterThanOrEqual(83);
  });

  it('rejects visitors unless it is for visitors, before it reads a body', async () => {
    for (const name of withAccess('member', 'premium', 'admin')) {
      for (const cookie of [undefined, `session=${'A'.repeat(43)}; admin=${'A'.repeat(43)}`]) {
        const response = await ask(name, cookie);
        expect([name, response.status]).toEqual([name, 401]);
      }
      if (['GET', 'HEAD'].includes(apiRoutes[name].method)) continue;
      const { params = {} } = await exampleOf(name, things);
      const nonsense = await callRoute(gateway, name, { params, json: { no: 'sense' } }, undefined);
      expect([name, nonsense.status]).toEqual([name, 401]);
    }
  });

  it('for admins rejects golfers, and for golfers rejects admins', async () => {
    for (const name of withAccess('admin')) {
      for (const golfer of [free, premium]) {
        const response = await ask(name, golfer.cookie);
        expect([name, [401, 403].includes(response.status)]).toEqual([name, true]);
      }
    }
    for (const name of withAccess('member', 'premium')) {
      const response = await ask(name, admin);
      expect([name, response.status]).toEqual([name, 401]);
    }
  });

  it('for Premium asks a free golfer to upgrade', async () => {
    for (const name of withAccess('premium')) {
      const response = await ask(name, free.cookie);
      expect([name, response.status, await response.json()]).toMatchObject([name, 403, { requiresUpgrade: true }]);
    }
  });

  it('answers another golfer as if the golfer or swing did not exist', async () => {
    const walked = withAccess('member', 'premium').filter(namesOwner);
    expect(walked.length).toBeGreaterThanOrEqual(12);
    for (const name of walked) {
      for (const other of [free, premium]) {
        const theirs = await ask(name, other.cookie);
        const unknown = {
          ...things,
          userId: randomUUID(),
          analysisId: randomUUID(),
          sessionId: randomUUID(),
          checkId: randomUUID(),
          goalId: randomUUID(),
          videoId: randomUUID(),
          transferId: randomUUID(),
          notificationId: randomUUID(),
          shotImportId: randomUUID(),
        };
        const missing = await ask(name, other.cookie, unknown);
        // The plan is checked first.
        const status = other === free && apiRoutes[name].access === 'premium' ? 403 : 404;
        expect([name, theirs.status, missing.status]).toEqual([name, status, status]);
        expect([name, await code(theirs)]).toEqual([name, await code(missing)]);
      }
    }
  });

  it('does not find another golfer’s swing under the caller’s own id', async () => {
    for (const name of withAccess('member', 'premium').filter((one) => apiRoutes[one].path.includes('{id}'))) {
      const response = await ask(name, premium.cookie, { ...things, userId: 'me' });
      // Below `/api/users/`, `{id}` is the golfer's id, and `me` is the caller.
      const isOwnId = apiRoutes[name].path.startsWith('/api/users/{id}');
      expect([name, response.status]).toEqual([name, isOwnId ? 200 : 404]);
    }
  });

  it('answers the owner, by id, by `me` and by 1, which proves that the requests are valid', async () => {
    for (const name of withAccess('member').filter((one) => apiRoutes[one].method === 'GET')) {
      for (const userId of [owner.id, 'me', '1', owner.id.toUpperCase()]) {
        const response = await ask(name, owner.cookie, { ...things, userId });
        expect([name, userId, response.status]).toEqual([name, userId, 200]);
        await response.arrayBuffer();
      }
    }
    expect(await gateway.rows('select 1 from gateway.swing where deleted_at is null')).toHaveLength(1);
  });

  it('answers 404 to an invalid id', async () => {
    for (const id of ['0', '1', 'me', '../users', '%00', `${things.analysisId}'--`, 'a'.repeat(90)]) {
      const response = await gateway.call(`/api/swing-analyses/${encodeURIComponent(id)}`, { as: owner });
      expect([id, response.status]).toEqual([id, 404]);
    }
  });
});
