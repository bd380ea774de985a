import { type ApiRouteName, apiRoutes } from '@trueswing/contracts';
import { fastifyPath } from '@trueswing/service-kit';
import type { TestGateway } from '../test-gateway.ts';
import type { ExampleRequest } from './example-requests.ts';

/** Names of the implemented calls. */
export function builtRoutes(gateway: TestGateway): ApiRouteName[] {
  const registered = new Set(
    gateway.routes.flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`)),
  );
  return (Object.keys(apiRoutes) as ApiRouteName[]).filter((name) => {
    const { method, path } = apiRoutes[name];
    return registered.has(`${method} ${fastifyPath(path)}`);
  });
}

/** Sends an example request with the given cookies. */
export function callRoute(
  gateway: Pick<TestGateway, 'call'>,
  name: ApiRouteName,
  { params = {}, query = '', json, form, raw }: Omit<ExampleRequest, 'status'>,
  cookie: string | undefined,
): Promise<Response> {
  const { method, path } = apiRoutes[name];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`no value of {${key}} for ${name}`);
    return encodeURIComponent(value);
  });
  const headers = { ...raw?.headers, ...(cookie && { cookie }) };
  const content = json === undefined ? { body: raw?.body ?? form ?? null } : { json };
  return gateway.call(url + query, { method, headers, ...content });
}
