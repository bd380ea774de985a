import { AppError } from '@trueswing/service-kit';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isBreachedPassword } from './breached-passwords.ts';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** A password whose start needs this many guesses needs at least as many as a whole; longer texts take long to check. */
const checkedCharacters = 40;
/** zxcvbn's scale: 0 and 1 are passwords that fewer than a million guesses find. */
const minScore = 2;

/**
 * Rejects passwords that an attacker tries first: common and breached ones, rows of keys, dates, and the golfer's own name or address.
 * @throws AppError `password-too-common`
 */
export function rejectCommonPassword(password: string, about: readonly string[]): void {
  if (isBreachedPassword(password)) throw new AppError('password-too-common');
  const start = (text: string) => text.slice(0, checkedCharacters);
  const words = ['TrueSwing', ...about, ...about.flatMap((text) => text.split(/[@.+\s]/))].filter(Boolean);
  const { score } = estimator.check(start(password), words.map(start));
  if (score < minScore) throw new AppError('password-too-common');
}
