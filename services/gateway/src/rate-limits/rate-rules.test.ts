import { AppError } from '@trueswing/service-kit';
import { expect, it } from 'vitest';
import type { RateCounter } from './rate-counter.ts';
import { enforceRate, rateRules } from './rate-rules.ts';

const refusal = async (rule: (typeof rateRules)[keyof typeof rateRules], count: () => Promise<number>) => {
  const rates: Pick<RateCounter, 'count'> = { count };
  const error = await enforceRate(rates, rule, '192.0.2.1').catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error('the call was allowed');
  return { code: error.code, message: error.message, retryAfterS: error.retryAfterS };
};

it.each(Object.entries(rateRules))('%s asks the golfer to wait for the length of its window', async (_name, rule) => {
  const { limit, windowS } = rule;
  const otherwise = 'otherwise' in rule ? `, or ${rule.otherwise}` : '';
  const error = await refusal(rule, async () => limit + 1);
  const waits: Record<number, string> = {
    60: 'wait a minute and try again',
    600: 'try again in 10 minutes',
    900: 'try again in 15 minutes',
    3600: 'try again in an hour',
    86400: 'try again in a day',
  };
  expect(error).toEqual({
    code: 'too-many-requests',
    message: `Too many attempts. Please ${waits[windowS]}${otherwise}.`,
    retryAfterS: windowS,
  });
});

it.each([
  ['signInByAddress', 'Signing in is not possible right now. Please try again in a moment.'],
  ['registrationByAddress', 'Creating an account is not possible right now. Please try again in a moment.'],
  ['passwordByGolfer', 'Your password cannot be checked right now. Please try again in a moment.'],
  ['resetByAddress', 'Your password cannot be changed right now. Please try again in a moment.'],
  ['resetMailByAccount', 'We cannot send e-mail right now. Please try again in a moment.'],
] as const)('%s says what is not possible while Redis is unavailable', async (name, message) => {
  const error = await refusal(rateRules[name], () => Promise.reject(new Error('redis is away')));
  expect(error).toMatchObject({ code: 'not-ready', message });
});

it('guesses at a password are counted together, whichever call asks for it', () => {
  expect(rateRules.registrationFromNetwork.name).toBe(rateRules.signInFromNetwork.name);
  expect(rateRules.registrationByAddress.name).toBe(rateRules.signInByAddress.name);
  expect(rateRules.passwordFromNetwork.name).toBe(rateRules.signInFromNetwork.name);
  expect(rateRules.passwordByAddress.name).toBe(rateRules.signInByAddress.name);
  expect(rateRules.resetByAddress.name).toBe(rateRules.signInByAddress.name);
});
