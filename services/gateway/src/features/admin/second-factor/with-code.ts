import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { enforceRate, rateRules, resetRate } from '../../../rate-limits/rate-rules.ts';
import { type Admin, lockUnchangedAdmin, recordStep, takeRecoveryHash } from '../admins/admins.repository.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';
import { stepOfCode } from './authenticator.ts';
import { hashRecoveryCode, isAppCode, plainCode } from './recovery-codes.ts';
import { openSecret } from './seal-secret.ts';

type CodeDeps = Pick<Deps, 'db' | 'env' | 'now' | 'rates' | 'logger'>;

interface CodeAttempt {
  /** As read before, when the password or the session was verified. */
  admin: Admin;
  caller: AdminCaller;
  code: string;
  /** Answers when password or second factor have changed since then. */
  outdated: AppError;
}

/**
 * Does what needs a code, in the transaction that uses the code up: if it fails, the code still counts. A wrong code is recorded.
 * @throws AppError `wrong-admin-code`, `outdated`; `too-many-requests`, `not-ready`
 */
export async function withCode<T>(
  deps: CodeDeps,
  { admin, caller, code, outdated }: CodeAttempt,
  work: (tx: Deps['db'], used: 'app' | 'recovery-code') => Promise<T>,
): Promise<T> {
  await limitCodes(deps, admin.name, code);
  const done = await deps.db.transaction().execute(async (tx) => {
    if (!(await lockUnchangedAdmin(tx, admin))) throw outdated;
    const used = await takeCode({ ...deps, db: tx }, admin, code);
    if (used) return { result: await work(tx, used) };
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'code-refused' });
    return null;
  });
  if (done === null) throw new AppError('wrong-admin-code');
  await resetCodeLimits(deps, admin.name);
  return done.result;
}

/**
 * Counts a guess at a code: by admin, whatever the network. Only who has the password gets here, so strangers cannot use the limits up.
 * An admin whose codes of the app must wait gets in with a recovery code.
 */
async function limitCodes({ rates }: Pick<Deps, 'rates'>, admin: string, code: string): Promise<void> {
  if (!isAppCode(plainCode(code))) return await enforceRate(rates, rateRules.adminRecoveryCode, admin);
  await enforceRate(rates, rateRules.adminCode, admin);
  await enforceRate(rates, rateRules.adminCodeOfDay, admin);
}

/** After a right code, so that those who sign in often do not use their guesses up. Best effort. */
async function resetCodeLimits({ rates, logger }: Pick<Deps, 'rates' | 'logger'>, admin: string): Promise<void> {
  const rules = [rateRules.adminCode, rateRules.adminCodeOfDay, rateRules.adminRecoveryCode];
  await Promise.all(rules.map((rule) => resetRate(rates, rule, admin))).catch((error: unknown) => {
    logger.warn({ err: error }, 'guesses not set back');
  });
}

/** Uses a code up and returns what it is; null if it is wrong, or was used before. */
async function takeCode(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
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
