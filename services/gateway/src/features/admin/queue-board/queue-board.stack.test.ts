import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { queueBoardPath } from './queue-board.routes.ts';

let gateway: TestGateway;
let golfer: Golfer;
let cookie: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  cookie = await gateway.signInAdmin();
});
afterAll(() => gateway.stop());

const get = (path: string) => gateway.call(path, { headers: { cookie } });

it('nothing of the board is reachable without an admin’s session', async () => {
  const routes = gateway.routes.filter(({ url }) => url.startsWith(queueBoardPath));
  expect(routes.length).toBeGreaterThan(5);
  const page = await (await get(queueBoardPath)).text();
  const files = [...page.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, file]) => `${queueBoardPath}/${file}`);
  expect(files.length).toBeGreaterThan(2);
  const calls = routes.flatMap(({ method, url }) =>
    [method].flat().map((each) => [each, url.replaceAll(/:\w+/g, 'x').replace('*', 'x')] as const),
  );
  for (const [method, path] of [...calls, ...files.map((file) => ['GET', file] as const)]) {
    const refused = async (as?: Golfer) => (await gateway.call(path, { method, ...(as && { as }) })).status;
    expect([method, path, await refused(), await refused(golfer)]).toEqual([method, path, 401, 403]);
  }
});

it('shows the queue to an admin, with scripts of our own origin only', async () => {
  const response = await get(queueBoardPath);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("'unsafe-eval'");
  const page = await response.text();
  expect(page).toContain(`<base href="${queueBoardPath}/"`);
  const script = /src="(static\/js\/main[^"]+)"/.exec(page)?.[1];
  expect((await get(`${queueBoardPath}/${script}`)).status).toBe(200);
  const { queues } = (await (await get(`${queueBoardPath}/api/queues`)).json()) as { queues: { name: string }[] };
  expect(queues).toMatchObject([{ readOnlyMode: true }]);
});

it('changes nothing, also for an admin', async () => {
  const { queues } = (await (await get(`${queueBoardPath}/api/queues`)).json()) as { queues: { name: string }[] };
  const path = `${queueBoardPath}/api/queues/${queues[0]?.name}/pause`;
  const response = await gateway.call(path, { method: 'PUT', headers: { cookie } });
  expect([response.status >= 400, await gateway.deps.queue.jobs.isPaused()]).toEqual([true, false]);
});
