import { randomUUID } from 'node:crypto';
import { newPushKey, publicPushKey } from '@trueswing/service-kit/push-key';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevice, type Device } from '../test/test-device.ts';
import { readVapid, startTestPushService, type TestPushService } from '../test/test-push-service.ts';
import { createPushSender } from './push-sender.ts';

const privateKey = newPushKey();
const publicKey = publicPushKey(privateKey);
const contact = 'mailto:golf@example.com';
let service: TestPushService;
beforeAll(async () => {
  service = await startTestPushService();
});
afterAll(() => service.stop());

const message = {
  id: randomUUID(),
  title: 'Zoë’s swing',
  message: 'It is analyzed.',
  route: { screen: 'analyses' as const },
};
const subscriptionOf = ({ path, p256dh, auth }: Device, origin = service.origin) => ({
  endpoint: origin + path,
  p256dh,
  auth,
});
const sender = (timeoutMs?: number) => createPushSender({ privateKey, contact, services: [service.origin] }, timeoutMs);

it('the device alone can read what the push service gets, which names the sender and how long to keep it', async () => {
  const device = createDevice();
  expect(await sender().send(subscriptionOf(device), message, 3_600)).toEqual({ kind: 'sent' });
  expect(service.messagesTo(device)).toEqual([message]);
  const [call] = service.callsTo(device);
  expect(call?.body.toString('latin1')).not.toContain('swing');
  expect(() => createDevice().read(call?.body ?? Buffer.alloc(0))).toThrow();
  expect(call?.headers).toMatchObject({
    ttl: '3600',
    topic: message.id.replaceAll('-', ''),
    'content-encoding': 'aes128gcm',
  });
  expect(call?.headers.authorization).toContain(`k=${publicKey}`);
  expect(readVapid(call?.headers.authorization)).toMatchObject({ aud: service.origin, sub: contact });
});

it('a key that begins with zeros signs too', async () => {
  const device = createDevice();
  const early = Buffer.from('7'.padStart(64, '0'), 'hex').toString('base64url');
  const other = createPushSender({ privateKey: early, contact, services: [service.origin] });
  expect(await other.send(subscriptionOf(device), message, 60)).toEqual({ kind: 'sent' });
});

it.each([
  [200, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  // A redirection to another host is not followed.
  [307, 'refused'],
])('an answer with status %i means %s', async (status, kind) => {
  const device = createDevice();
  service.answers.set(device.path, [status]);
  expect(await sender().send(subscriptionOf(device), message, 60)).toMatchObject({ kind });
});

it('a service that does not answer, or that does not listen, fails', async () => {
  const silent = createDevice();
  service.answers.set(silent.path, [null]);
  expect(await sender(100).send(subscriptionOf(silent), message, 60)).toMatchObject({ kind: 'failed' });
  const closed = 'http://127.0.0.1:9';
  const other = createPushSender({ privateKey, contact, services: [closed] });
  expect(await other.send(subscriptionOf(createDevice(), closed), message, 60)).toMatchObject({ kind: 'failed' });
});

it('a host that is not in the list is not called, nor is one for keys that encrypt nothing', async () => {
  const device = createDevice();
  const shorter = createPushSender({ privateKey, contact, services: ['https://fcm.googleapis.com'] });
  expect(await shorter.send(subscriptionOf(device), message, 60)).toMatchObject({ kind: 'refused' });
  const broken = { ...subscriptionOf(device), p256dh: 'A'.repeat(87) };
  expect(await sender().send(broken, message, 60)).toMatchObject({ kind: 'refused' });
  expect(service.callsTo(device)).toEqual([]);
});
