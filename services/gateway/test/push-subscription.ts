import { createECDH, randomBytes, randomUUID } from 'node:crypto';

/** A browser's subscription at the push service of the tests, as it is sent to the gateway. */
export const examplePushSubscription = (endpoint = `https://push.example.com/${randomUUID()}`) => ({
  endpoint,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
  types: ['analysis', 'streak'],
  timeZone: 'America/Denver',
});
