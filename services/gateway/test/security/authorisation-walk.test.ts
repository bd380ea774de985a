import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishAnalysis, uploadSwing } from '../finished-analysis.ts';
import { type GatewayUnderTest, type Golfer, startGateway } from '../gateway-under-test.ts';

let gateway: GatewayUnderTest;
let owner: Golfer;
let other: Golfer;
let analysisId: string;
beforeAll(async () => {
  gateway = await startGateway();
  [owner, other] = [await gateway.register(), await gateway.register()];
  analysisId = await uploadSwing(gateway, owner);
  await finishAnalysis(gateway, analysisId, Buffer.from('the owner’s video'));
});
afterAll(() => gateway.stop());

/** Everything that visitors may call. Whatever else there is under /api, now or later, is for signed-in golfers. */
const forVisitors = [
  'POST /api/auth/register',
  'POST /api/auth/sign-in',
  'POST /api/logout',
  'GET /api/login',
  'GET /api/client-config',
  'GET /api/samples/:file',
];

const apiRoutes = () =>
  gateway.routes
    .flatMap(({ method, url }) => [method].flat().map((name) => ({ method: name, url })))
    .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD');
const isPublic = ({ method, url }: { method: string; url: string }) => forVisitors.includes(`${method} ${url}`);

/** The owner's things, in the place of every parameter. */
const asOwners = (url: string) =>
  url
    .replace(':userId', owner.id)
    .replace(':id', analysisId)
    .replace(':view', 'face-on')
    .replace(':file', 'face-on.mp4');

describe('every route under /api', () => {
  it('is known to this walk', () => {
    const known = apiRoutes().map(({ method, url }) => `${method} ${url}`);
    expect(known).toEqual(expect.arrayContaining(forVisitors));
    expect(known).toEqual(expect.arrayContaining(['GET /api/swing-analyses/:id', 'POST /api/swing-analyses']));
    expect(known.length).toBeGreaterThanOrEqual(14);
  });

  it('turns a visitor away unless it is meant for visitors, before it reads a body', async () => {
    for (const route of apiRoutes().filter((candidate) => !isPublic(candidate))) {
      for (const cookie of [undefined, `session=${'A'.repeat(43)}`]) {
        const headers = cookie ? { cookie } : {};
        const response = await gateway.call(asOwners(route.url), { method: route.method, headers });
        expect([route, response.status]).toEqual([route, 401]);
        expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
      }
    }
  });

  it('gives another golfer what it would give of something that does not exist', async () => {
    const walked = apiRoutes().filter((route) => /:(id|userId)/.test(route.url));
    expect(walked.length).toBeGreaterThanOrEqual(7);
    for (const route of walked) {
      const ask = (url: string) => gateway.call(url, { method: route.method, as: other });
      const response = await ask(asOwners(route.url));
      const missing = await ask(asOwners(route.url).replace(owner.id, randomUUID()).replace(analysisId, randomUUID()));
      expect([route, response.status, missing.status]).toEqual([route, 404, 404]);
      const body = async (answer: Response) => ({ ...((await answer.json()) as object), requestId: '' });
      expect(await body(response)).toEqual(await body(missing));
    }
  });

  it('gives the owner what is theirs, so that the walk was not blind', async () => {
    for (const route of apiRoutes().filter(({ method, url }) => method === 'GET' && /:(id|userId)/.test(url))) {
      const response = await gateway.call(asOwners(route.url), { as: owner });
      expect([route, response.status]).toEqual([route, 200]);
      await response.arrayBuffer();
    }
    expect(await gateway.rows('select 1 from gateway.swing where deleted_at is null')).toHaveLength(1);
  });

  it('answers 404 to an id that is none', async () => {
    for (const id of ['0', '1', 'me', '../users', '%00', `${analysisId}'--`, 'a'.repeat(90)]) {
      const response = await gateway.call(`/api/swing-analyses/${encodeURIComponent(id)}`, { as: owner });
      expect([id, response.status]).toEqual([id, 404]);
    }
  });
});
