import type { SecondFactor } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { enforceRate, rateRules, resetRate } from '../../../rate-limits/rate-rules.ts';
import {
  type Admin,
  confirmSecret,
  countRecoveryCodes,
  deleteOtherSessions,
  findAdmin,
  lockUnchangedAdmin,
  ownerName,
  removeSecret,
  replaceRecoveryHashes,
  setPendingSecret,
} from '../admins/admins.repository.ts';
import { isAdminPassword } from '../admins/is-admin-password.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';
import { makeAuthenticator, stepOfCode } from './authenticator.ts';
import { hashRecoveryCode, makeRecoveryCodes, plainCode } from './recovery-codes.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { withCode } from './with-code.ts';

type SetUpDeps = Pick<Deps, 'db' | 'env' | 'now' | 'rates' | 'logger'>;

/** A signed-in admin. */
interface Caller extends AdminCaller {
  admin: string;
  /** Hash of the session's token, which goes on when the admin's other sessions end. */
  session: Buffer;
}

export async function readSecondFactor({ db, env }: SetUpDeps, name: string): Promise<SecondFactor> {
  const { secondFactorSince } = await existing(db, name);
  return {
    admin: name,
    since: secondFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, name),
    isRequired: env.ADMIN_SECOND_FACTOR === 'required',
  };
}

/**
 * Makes a secret for an authenticator app. The one that counts so far, if there is one, is needed, and counts until a code of the new app
 * was entered.
 * @throws AppError `wrong-admin-password`, `admin-code-needed`, `wrong-admin-code`; `second-factor-unavailable`; `too-many-requests`,
 *   `not-ready`
 */
export async function startSecondFactor(
  deps: SetUpDeps,
  { caller, password, code }: { caller: Caller; password: string; code?: string | undefined },
): Promise<{ uri: string; secret: string }> {
  const admin = await existing(deps.db, caller.admin);
  await checkPassword(deps, { caller, admin, password });
  const { secret, uri, base32 } = makeAuthenticator(admin.name);
  const sealed = sealSecret(deps, pendingFor(deps, admin.name), secret);
  const store = async (tx: Deps['db']) => {
    await setPendingSecret(tx, admin.name, sealed);
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'start-second-factor' });
  };
  if (admin.secret === null) {
    await deps.db.transaction().execute(async (tx) => {
      if (!(await lockUnchangedAdmin(tx, admin))) throw sessionOver();
      await store(tx);
    });
  } else {
    if (!code) throw new AppError('admin-code-needed');
    await withCode(deps, { admin, caller, code, outdated: sessionOver() }, store);
  }
  return { uri, secret: base32 };
}

/** A session that was left open is not enough for a guess at the password from each network. */
async function checkPassword(
  deps: SetUpDeps,
  { caller, admin, password }: { caller: Caller; admin: Admin; password: string },
): Promise<void> {
  await enforceRate(deps.rates, rateRules.adminPassword, admin.name);
  if (!(await isAdminPassword(deps, { name: admin.name, admin, password }))) {
    await recordAdminAction(deps.db, caller, { at: deps.now(), action: 'password-refused' });
    throw new AppError('wrong-admin-password');
  }
  await resetRate(deps.rates, rateRules.adminPassword, admin.name).catch((error: unknown) => {
    deps.logger.warn({ err: error }, 'guesses not set back');
  });
}

/**
 * Turns the second factor on with a code of the new app. The admin's other sessions end.
 * @throws AppError `second-factor-expired`, `wrong-admin-code`; `too-many-requests`, `not-ready`
 */
export async function confirmSecondFactor(
  deps: SetUpDeps,
  { caller, code }: { caller: Caller; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { name, pendingSecret } = await existing(deps.db, caller.admin);
  const secret = pendingSecret && openSecret(deps, pendingFor(deps, name), pendingSecret);
  if (!(pendingSecret && secret)) throw new AppError('second-factor-expired');
  await enforceRate(deps.rates, rateRules.adminNewApp, name);
  const now = deps.now();
  const step = stepOfCode(name, secret, plainCode(code), now);
  if (!step) {
    await recordAdminAction(deps.db, caller, { at: now, action: 'code-refused' });
    throw new AppError('wrong-admin-code');
  }
  const sealed = sealSecret(deps, name, secret);
  return await deps.db.transaction().execute(async (tx) => {
    const isConfirmed = await confirmSecret(tx, { name, pendingSecret, secret: sealed, step, now });
    if (!isConfirmed) throw new AppError('second-factor-expired');
    await deleteOtherSessions(tx, name, caller.session);
    await recordAdminAction(tx, caller, { at: now, action: 'turn-second-factor-on' });
    return await newRecoveryCodes(tx, name);
  });
}

/** @throws AppError `wrong-admin-code`; `too-many-requests`, `not-ready` */
export async function replaceRecoveryCodes(
  deps: SetUpDeps,
  { caller, code }: { caller: Caller; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const admin = await existing(deps.db, caller.admin);
  return await withCode(deps, { admin, caller, code, outdated: sessionOver() }, async (tx) => {
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'replace-recovery-codes' });
    return await newRecoveryCodes(tx, admin.name);
  });
}

/**
 * Turns the second factor off. The admin's other sessions end.
 * @throws AppError `second-factor-stays-on` where all admins must have one, `wrong-admin-code`; `too-many-requests`, `not-ready`
 */
export async function removeSecondFactor(
  deps: SetUpDeps,
  { caller, code }: { caller: Caller; code: string },
): Promise<void> {
  if (deps.env.ADMIN_SECOND_FACTOR === 'required') throw new AppError('second-factor-stays-on');
  const admin = await existing(deps.db, caller.admin);
  await withCode(deps, { admin, caller, code, outdated: sessionOver() }, async (tx) => {
    await removeSecret(tx, admin.name);
    await deleteOtherSessions(tx, admin.name, caller.session);
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'turn-second-factor-off' });
  });
}

async function newRecoveryCodes(tx: Deps['db'], admin: string): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = makeRecoveryCodes();
  await replaceRecoveryHashes(tx, admin, recoveryCodes.map(hashRecoveryCode));
  return { recoveryCodes };
}

/** An app that is being set up is sealed for the owner's password of the time, so that another ADMIN_PASSWORD discards it. */
const pendingFor = ({ env }: Pick<Deps, 'env'>, name: string) =>
  name === ownerName ? `${name} ${env.ADMIN_PASSWORD}` : name;

/** Answers after a change of the admin's password or second factor, which ends the other sessions, this one included. */
const sessionOver = () => new AppError('not-signed-in');

/** @throws AppError `not-signed-in` if an operator has just removed the admin */
async function existing(db: Deps['db'], name: string): Promise<Admin> {
  const admin = await findAdmin(db, name);
  if (!admin) throw sessionOver();
  return admin;
}
