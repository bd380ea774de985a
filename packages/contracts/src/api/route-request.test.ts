import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod/mini';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { billingRoutes } from './billing-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { parseResponse, type RouteInput, type RouteOutput, routeRequest, routeUrl } from './route-request.ts';
import { sessionRoutes } from './session-routes.ts';
import { swingRoutes } from './swing-routes.ts';

it('fills the parameters into the path and encodes them', () => {
  expect(routeUrl(mediaRoutes.readKeyFrame, { params: { id: 'a/b', view: 'face-on', event: 'top' } })).toBe(
    '/api/swing-analyses/a%2Fb/key-frames/face-on/top',
  );
});

it('appends the query and leaves out what is undefined', () => {
  const input = { params: { id: '1' }, query: { status_only: 'true' } } as const;
  expect(routeUrl(swingRoutes.readSwing, input)).toBe('/api/swing-analyses/1?status_only=true');
  expect(routeUrl(swingRoutes.readSwing, { params: { id: '1' }, query: { status_only: undefined } })).toBe(
    '/api/swing-analyses/1',
  );
  expect(routeUrl(adminRoutes.listUsers)).toBe('/api/admin/users');
});

it('gives method, headers and body', () => {
  expect(routeRequest(billingRoutes.createCheckoutSession, { body: { plan: 'annual' } })).toEqual({
    method: 'POST',
    url: '/api/create-checkout-session',
    headers: {},
    body: { plan: 'annual' },
  });
  expect(routeRequest(swingRoutes.uploadSwing, { headers: { 'idempotency-key': '12345678' } }).headers).toEqual({
    'idempotency-key': '12345678',
  });
});

it('rejects an empty parameter, which would name another route', () => {
  expect(() => routeUrl(swingRoutes.readSwing, { params: { id: '' } })).toThrow('needs a value for id');
});

it('checks an answer against the schema of its status', () => {
  expect(parseResponse(sessionRoutes.logout, 204, null)).toBeNull();
  expect(() => parseResponse(accountRoutes.readUsageLimits, 200, {})).toThrow(z.core.$ZodError);
  expect(() => parseResponse(accountRoutes.readUsageLimits, 202, {})).toThrow('unknown status 202');
});

it('types input and output by the contract', () => {
  expectTypeOf<RouteInput<typeof swingRoutes.deleteSwing>>().toMatchTypeOf<{ params: { id: string } }>();
  expectTypeOf<RouteOutput<typeof swingRoutes.deleteSwing>>().toEqualTypeOf<null>();
  // @ts-expect-error: the path needs an id.
  expect(() => routeUrl(swingRoutes.readSwing)).toThrow();
  // @ts-expect-error: there is no such view.
  routeUrl(mediaRoutes.readVideo, { params: { id: '1', view: 'from-above' } });
  // @ts-expect-error: the body lacks the plan.
  routeRequest(billingRoutes.createCheckoutSession, { body: {} });
});
