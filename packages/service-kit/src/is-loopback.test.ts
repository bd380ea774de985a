import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this machine', (hostname) => {
  expect(isLoopback(hostname)).toBe(true);
});

it.each([
  'localhost.example.com',
  'localhost-relay',
  '127.example.com',
  '127.0.0.1.example.com',
  '[::1234]',
  '[2001:db8::1]',
  '0.0.0.0',
  '',
])('%s is not', (hostname) => {
  expect(isLoopback(hostname)).toBe(false);
});
