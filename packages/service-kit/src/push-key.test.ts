import { expect, it } from 'vitest';
import { newPushKey, publicPushKey } from './push-key.mjs';

it('the public half of the key 1 is the base point of P-256', () => {
  const one = Buffer.from('1'.padStart(64, '0'), 'hex').toString('base64url');
  expect(Buffer.from(publicPushKey(one), 'base64url').toString('hex')).toBe(
    [
      '04',
      '6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
      '4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
    ].join(''),
  );
});

it('a new key has 32 bytes, also one that begins with zeros, and a public half of 65', () => {
  const keys = Array.from({ length: 500 }, newPushKey);
  expect(new Set(keys.map((key) => Buffer.from(key, 'base64url').length))).toEqual(new Set([32]));
  expect(new Set(keys).size).toBe(keys.length);
  expect(Buffer.from(publicPushKey(keys[0] ?? ''), 'base64url')).toHaveLength(65);
});
