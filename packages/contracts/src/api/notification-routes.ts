import { z } from 'zod/mini';
import { notificationSchema } from '../accounts/notifications.ts';
import { idParams, noContent } from './path-params.ts';
import { defineRoute } from './route-contract.ts';

export const notificationRoutes = {
  listNotifications: defineRoute(
    { method: 'GET', path: '/api/notifications', access: 'member', summary: 'Notifications, newest first' },
    { response: { 200: z.array(notificationSchema) } },
  ),
  markRead: defineRoute(
    { method: 'PATCH', path: '/api/notifications/{id}/read', access: 'member', summary: 'Mark one as read' },
    { params: idParams, response: { 204: noContent } },
  ),
  markAllRead: defineRoute(
    { method: 'PATCH', path: '/api/notifications/read-all', access: 'member', summary: 'Mark all as read' },
    {
      // Up to the newest that the golfer sees: one that arrives meanwhile stays unread. Without it, all.
      querystring: z.object({ until: z.optional(z.iso.datetime()) }),
      response: { 204: noContent },
    },
  ),
  deleteNotification: defineRoute(
    { method: 'DELETE', path: '/api/notifications/{id}', access: 'member', summary: 'Delete one' },
    { params: idParams, response: { 204: noContent } },
  ),
} as const;
