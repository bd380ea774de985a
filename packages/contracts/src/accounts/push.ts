import { z } from 'zod/mini';
import { notificationRouteSchema } from './notifications.ts';

/** Kinds of notifications that a golfer may have sent to a device. */
const pushTypes = ['analysis', 'streak', 'recap', 'goal'] as const;
const pushTypeSchema = z.enum(pushTypes);
export type PushType = z.infer<typeof pushTypeSchema>;

/** So many bytes in base64url, without padding. */
const bytes = (count: number) => z.string().check(z.length(Math.ceil((count * 4) / 3)), z.regex(/^[\w-]+$/));

/** Body of PUT /api/push/subscription: what the browser's push service gave out, and what may be sent there. */
export const pushSubscriptionBodySchema = z.object({
  endpoint: z.url().check(z.maxLength(1_000)),
  /** The browser's public key (an uncompressed point of P-256) and its secret, with which messages are encrypted. */
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  types: z.array(pushTypeSchema).check(z.minLength(1), z.maxLength(pushTypes.length)),
  /** Name of the device's time zone, such as America/Denver: nothing is sent there at night. */
  timeZone: z.string().check(z.maxLength(64), z.regex(/^[\w+/-]+$/)),
});

/** Answer of GET /api/push: how a browser subscribes, and what is sent to the caller's device. */
export const pushStateSchema = z.object({
  /** Key of this installation, with which the browser subscribes; null where nothing is sent to devices. */
  publicKey: z.nullable(z.string()),
  /** Null if nothing is sent to this device. */
  types: z.nullable(z.array(pushTypeSchema)),
});
export type PushState = z.infer<typeof pushStateSchema>;

/** The text that is sent to a device, encrypted. */
export const pushMessageSchema = z.object({
  /** Id of the notification: a message that arrives twice is shown once. */
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** Null if it is about no screen, or about one that only a newer client knows. */
  route: z.catch(z.nullable(notificationRouteSchema), null),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
