import { expect, it } from 'vitest';
import { type InternalCall, readInternalCall, signInternalCall } from './internal-call.ts';

const secret = 'a secret of thirty-two characters';
const now = new Date('2026-11-21T12:00:00Z');
const call: InternalCall = { method: 'POST', path: '/api/x?a=1', userId: 'golfer', email: 'zoë@example.com' };
const request = { method: call.method, path: call.path, headers: signInternalCall(secret, call, now) };

it('returns the golfer of a call that one of our services has signed', () => {
  expect(readInternalCall(secret, request, now)).toEqual({ userId: 'golfer', email: 'zoë@example.com' });
  const anonymous = { method: 'POST', path: '/api/x' };
  expect(readInternalCall(secret, { ...anonymous, headers: signInternalCall(secret, anonymous, now) }, now)).toEqual(
    {},
  );
});

it.each([
  ['another secret', secret.toUpperCase(), request, now],
  ['another path', secret, { ...request, path: '/api/x?a=2' }, now],
  ['another method', secret, { ...request, method: 'GET' }, now],
  ['another golfer', secret, { ...request, headers: { ...request.headers, 'x-internal-user': 'other' } }, now],
  ['a golfer where none was', secret, { ...request, headers: { ...request.headers, 'x-internal-email': '%' } }, now],
  ['no signature', secret, { ...request, headers: { 'x-internal-user': 'golfer' } }, now],
  ['an odd signature', secret, { ...request, headers: { ...request.headers, 'x-internal-signature': '1.ab' } }, now],
  ['a minute later', secret, request, new Date(now.getTime() + 61_500)],
  ['long before', secret, request, new Date(now.getTime() - 61_500)],
])('rejects a call with %s', (_, key, forged, at) => {
  expect(readInternalCall(key, forged, at)).toBeNull();
});
