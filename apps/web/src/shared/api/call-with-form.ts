import { parseResponse, type RouteContract, type RouteOutput, routeRequest } from '@trueswing/contracts';
import { fetchJson } from './http-client.ts';

/** Over a slow link 10 MB take minutes; the server then has time to read them. */
const formTimeoutMs = 300_000;

/** Sends a form with a small file to a route of the contracts. Videos go through `sendForm`, which reports progress. */
export async function callWithForm<C extends RouteContract>(route: C, form: FormData): Promise<RouteOutput<C>> {
  const { method, url } = routeRequest(route, {} as Parameters<typeof routeRequest<C>>[1]);
  return parseResponse(route, 200, await fetchJson(url, { method, body: form }, formTimeoutMs));
}
