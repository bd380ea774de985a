import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { makeAuthenticator, stepOfCode } from './authenticator.ts';

/** RFC 6238, appendix B: the secret, moments, and the last six of the eight digits. */
const secret = Buffer.from('12345678901234567890');
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code of the standard is %s', (atS, code) => {
  expect(stepOfCode('jo', secret, code, new Date(atS * 1_000))).toBe(Math.floor(atS / 30));
});

it.each([-60, -30, 0, 30, 60])('a clock may be one step off: %i s', (offS) => {
  const at = new Date((1_111_111_109 - offS) * 1_000);
  expect(stepOfCode('jo', secret, '081804', at)).toBe(Math.abs(offS) > 30 ? null : 37_037_036);
});

it('makes a secret of 160 bits, which the address for the app has', () => {
  const { secret: bytes, uri, base32 } = makeAuthenticator('jo');
  expect(bytes).toHaveLength(20);
  expect(Buffer.from(Secret.fromBase32(base32).bytes)).toEqual(bytes);
  expect(new URL(uri).searchParams.get('secret')).toBe(base32);
});
