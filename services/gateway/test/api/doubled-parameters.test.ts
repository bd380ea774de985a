import { type ApiRouteName, apiRoutes } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';
import { builtRoutes } from './call-route.ts';

let gateway: TestGateway;
let golfer: Golfer;
let admin: string;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
  admin = await gateway.signInAdmin();
});
afterAll(() => gateway.stop());

/** Names of the parameters in the query of a route. */
function queryOf(name: ApiRouteName): string[] {
  const { querystring } = apiRoutes[name].schema as { querystring?: { shape?: Record<string, unknown> } };
  return Object.keys(querystring?.shape ?? {});
}

it('a parameter that is sent twice is rejected in every query, so that no part of the system takes the other value', async () => {
  const calls = builtRoutes(gateway).flatMap((name) => queryOf(name).map((parameter) => ({ name, parameter })));
  expect(calls.length).toBeGreaterThan(20);
  const answers: unknown[] = [];
  for (const { name, parameter } of calls) {
    const { method, path, access } = apiRoutes[name];
    const url = path.replaceAll(/\{\w+\}/g, golfer.id);
    const cookie = access === 'admin' ? admin : golfer.cookie;
    const response = await gateway.call(`${url}?${parameter}=1&${parameter}=2`, { method, headers: { cookie } });
    await response.arrayBuffer();
    answers.push([name, parameter, response.status]);
  }
  expect(answers).toEqual(calls.map(({ name, parameter }) => [name, parameter, 400]));
});
