import { expect, it } from 'vitest';
import { isOwnHost } from './host.ts';

it.each([
  ['golf.example', 'golf.example', true],
  ['localhost', 'golf.example', true],
  ['127.0.0.1', 'golf.example', true],
  ['[::1]', 'golf.example', true],
  ['evil.example', 'golf.example', false],
  ['golf.example.evil.example', 'golf.example', false],
  ['192.168.1.6', 'golf.example', false],
  ['192.168.1.6', '192.168.1.5', true],
  ['192.168.1.6', 'localhost', true],
  ['[fe80::1]', 'localhost', true],
  ['evil.example', 'localhost', false],
  ['localhost.evil.example', 'localhost', false],
  [null, 'localhost', false],
])('%s is allowed at %s: %s', (hostname, ownHost, isAllowed) => {
  expect(isOwnHost(hostname, ownHost)).toBe(isAllowed);
});
