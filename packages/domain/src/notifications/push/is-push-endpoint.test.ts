import { expect, it } from 'vitest';
import { isPushEndpoint } from './is-push-endpoint.ts';

const services = ['https://fcm.googleapis.com', 'https://*.push.apple.com', 'http://127.0.0.1:9301'];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://web.push.apple.com/QJ2',
  'https://a.b.push.apple.com/QJ2',
  'http://127.0.0.1:9301/push/1',
])('%s is allowed', (endpoint) => {
  expect(isPushEndpoint(endpoint, services)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://fcm.googleapis.com./x',
  'https://fcm.googleapis.com@169.254.169.254/latest/meta-data',
  'https://user:secret@fcm.googleapis.com/x',
  'https://evil.example/?https://fcm.googleapis.com',
  'https://evil.example#.push.apple.com',
  'https://push.apple.com/x',
  'https://.push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://web.push.apple.com.evil.example/x',
  'https://web.push.apple.com:22/x',
  'http://web.push.apple.com/x',
  'https://127.0.0.1:9301/x',
  'http://127.0.0.1:9302/x',
  'http://127.1:80/x',
  'http://localhost:9301/x',
  'https://[::1]/x',
  'http://2130706433/x',
  'http://169.254.169.254/latest/meta-data',
  'http://gateway:8080/api/admin',
  'https://10.0.0.1/x',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/x',
  'javascript:alert(1)',
  '//fcm.googleapis.com/x',
  'not a URL',
  '',
])('%s is refused', (endpoint) => {
  expect(isPushEndpoint(endpoint, services)).toBe(false);
});

it('a list that is empty, or names every host, allows nothing', () => {
  for (const service of ['', '*', 'https://*', 'https://*.']) {
    expect(isPushEndpoint('https://fcm.googleapis.com/x', [service])).toBe(false);
  }
});
