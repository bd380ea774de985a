import { pushStateSchema, pushSubscriptionBodySchema } from '../accounts/push.ts';
import { noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

/** Notifications on the caller's device, which is the one of the session. */
export const pushRoutes = {
  readPush: defineRoute(
    { method: 'GET', path: '/api/push', access: 'member', summary: 'What is sent to this device' },
    { response: { 200: pushStateSchema } },
  ),
  savePushSubscription: defineRoute(
    { method: 'PUT', path: '/api/push/subscription', access: 'member', summary: 'Send notifications to this device' },
    { body: pushSubscriptionBodySchema, response: { 204: noContent } },
  ),
  deletePushSubscription: defineRoute(
    { method: 'DELETE', path: '/api/push/subscription', access: 'member', summary: 'Send nothing to this device' },
    { response: { 204: noContent } },
  ),
} as const;
