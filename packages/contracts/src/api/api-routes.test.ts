import { expect, it } from 'vitest';
import { apiRoutes } from './api-routes.ts';
import { fileBody } from './path-params.ts';
import type { RouteContract } from './route-contract.ts';

it('every call that sends a file is marked as streaming', () => {
  const routes: [string, RouteContract][] = Object.entries(apiRoutes);
  const files = routes.filter(([, { schema }]) => Object.values(schema.response ?? {}).includes(fileBody));
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const [name, { streams }] of files) expect([name, streams]).toEqual([name, true]);
});
