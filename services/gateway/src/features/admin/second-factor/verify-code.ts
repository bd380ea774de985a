import type { Deps } from '../../../deps.ts';
import { enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';
import { type Admin, recordStep, takeRecoveryHash } from '../admins/admins.repository.ts';
import { stepOfCode } from './authenticator.ts';
import { hashRecoveryCode, isAppCode, plainCode } from './recovery-codes.ts';
import { openSecret } from './seal-secret.ts';

type VerifyDeps = Pick<Deps, 'db' | 'env' | 'now'>;

/**
 * Counts a guess at the app's six digits: by admin, whatever the network. Only who has the password gets here, so strangers cannot use
 * the limit up. Recovery codes are too long to guess, so the admin gets in with one while the limit is used up.
 * @throws AppError `too-many-requests`; `not-ready` while nothing can be counted
 */
export async function limitCodes({ rates }: Pick<Deps, 'rates'>, admin: string, code: string): Promise<void> {
  if (!isAppCode(plainCode(code))) return;
  await enforceRate(rates, rateRules.adminCode, admin);
  await enforceRate(rates, rateRules.adminCodeOfDay, admin);
}

/** Uses a code up and returns what it is; null if it is wrong, or was used before. `db` may be a transaction. */
export async function takeCode(
  { db, env, now }: VerifyDeps,
  admin: Pick<Admin, 'name' | 'secret'>,
  code: string,
): Promise<'app' | 'recovery-code' | null> {
  const plain = plainCode(code);
  if (!isAppCode(plain)) {
    return (await takeRecoveryHash(db, admin.name, hashRecoveryCode(plain))) ? 'recovery-code' : null;
  }
  const secret = admin.secret && openSecret({ env }, admin.name, admin.secret);
  const step = secret && stepOfCode(admin.name, secret, plain, now());
  return step && (await recordStep(db, admin.name, step)) ? 'app' : null;
}
