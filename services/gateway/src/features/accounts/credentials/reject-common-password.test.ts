import type { AppError } from '@trueswing/service-kit';
import { expect, it } from 'vitest';
import { rejectCommonPassword } from './reject-common-password.ts';

const about = ['ada.lovelace@example.com', 'Ada', 'Lovelace'];
const codeOf = (password: string): string | null => {
  try {
    rejectCommonPassword(password, about);
    return null;
  } catch (error) {
    return (error as AppError).code;
  }
};

it.each([
  ...['1234567890', 'qwertyuiop', 'password123', 'passwordpassword', 'aaaaaaaaaa', 'iloveyou123', 'P@ssw0rd123!'],
  ...['Welcome@123', '18atcskd2w', 'Summer2026!', 'december-2024', 'CorrectHorseBatteryStaple'],
  ...['ada.lovelace@example.com', 'adalovelace', 'trueswing123', 'golfgolfgolf', '1234567890'.repeat(20)],
  ...['5201314520', 'qq5201314520', 'admin@12345', 'HypnoDanny', 'rockohamster', 'bankaccount6', 'KTUTJYTH333'],
])('rejects %s', (password) => expect(codeOf(password)).toBe('password-too-common'));

it.each([
  'a long enough password',
  'a-long-enough-password',
  'kT7#mQ2vLx',
  'correct horse battery',
  'summer 2026 in Oslo',
  'lake elbow 47 rivet',
])('accepts %s', (password) => expect(codeOf(password)).toBeNull());

it('rejects an address that is longer than what is checked', () => {
  const address = `${'3f8a9c1e-7b52-4d06'.repeat(3)}@example.com`;
  expect(() => rejectCommonPassword(address, [address])).toThrow();
});

it('takes no longer for a password made to be hard to check', () => {
  const startedAt = performance.now();
  for (const hard of ['@4$5'.repeat(50), 'p@55w0rd'.repeat(25), '4@8({[<369&6#!1|0o$5+7%2'.repeat(8)]) codeOf(hard);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});
