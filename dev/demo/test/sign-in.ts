import {
  type AnalysisId,
  parseResponse,
  type RouteContract,
  type RouteInput,
  type RouteOutput,
  routeRequest,
  swingRoutes,
} from '@trueswing/contracts';
import { expect } from 'vitest';
import { demoPassword } from '../src/season/golfers.ts';

export type SignedIn = Awaited<ReturnType<typeof signInAt>>;

/** A golfer of the season in a browser at the gateway itself: no one trusts the certificate of the proxy before it. */
export async function signInAt(origin: string, name: string) {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: `${name}@example.com`, password: demoPassword }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const open = (url: string) => fetch(origin + url, { headers: { cookie } });
  async function read<C extends RouteContract>(route: C, input: RouteInput<C>): Promise<RouteOutput<C>> {
    const answer = await open(routeRequest(route, input).url);
    return parseResponse(route, answer.status, await answer.json());
  }
  async function readAnalysis(id: AnalysisId) {
    const analysis = await read(swingRoutes.readSwing, { params: { id } });
    if (!('faceOnVideoUrl' in analysis)) throw new Error('no analysis');
    return analysis;
  }
  return { open, read, readAnalysis };
}
