import type { SecondFactor } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import {
  type Admin,
  confirmSecret,
  countRecoveryCodes,
  deleteOtherSessions,
  findAdmin,
  removeSecret,
  replaceRecoveryHashes,
  setPendingSecret,
} from '../admins/admins.repository.ts';
import { isAdminPassword } from '../admins/is-admin-password.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';
import { makeAuthenticator, stepOfCode } from './authenticator.ts';
import { hashRecoveryCode, makeRecoveryCodes, plainCode } from './recovery-codes.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { limitCodes, takeCode } from './verify-code.ts';

type SetUpDeps = Pick<Deps, 'db' | 'env' | 'now' | 'rates'>;

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
 * Makes a secret for an authenticator app. The one that counts so far, if there is one, counts until a code of the new app was entered.
 * @throws AppError `wrong-admin-password`; `second-factor-not-set-up`
 */
export async function startSecondFactor(
  deps: SetUpDeps,
  { caller, password }: { caller: Caller; password: string },
): Promise<{ uri: string; secret: string }> {
  const admin = await existing(deps.db, caller.admin);
  if (!(await isAdminPassword(deps, { name: admin.name, admin, password }))) throw new AppError('wrong-admin-password');
  const { secret, uri, base32 } = makeAuthenticator(admin.name);
  await deps.db.transaction().execute(async (tx) => {
    await setPendingSecret(tx, admin.name, sealSecret(deps, admin.name, secret));
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'start-second-factor' });
  });
  return { uri, secret: base32 };
}

/**
 * Turns the second factor on with a code of the new app. The admin's other sessions end.
 * @throws AppError `second-factor-not-started`, `wrong-admin-code`; `too-many-requests`, `not-ready`
 */
export async function confirmSecondFactor(
  deps: SetUpDeps,
  { caller, code }: { caller: Caller; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { name, pendingSecret } = await existing(deps.db, caller.admin);
  if (pendingSecret === null) throw new AppError('second-factor-not-started');
  await limitCodes(deps, name, code);
  const now = deps.now();
  const secret = openSecret(deps, name, pendingSecret);
  const step = secret && stepOfCode(name, secret, plainCode(code), now);
  if (!step) throw new AppError('wrong-admin-code');
  return await deps.db.transaction().execute(async (tx) => {
    if (!(await confirmSecret(tx, { name, pendingSecret, step, now }))) throw new AppError('second-factor-not-started');
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
  await limitCodes(deps, admin.name, code);
  return await deps.db.transaction().execute(async (tx) => {
    if (!(await takeCode({ ...deps, db: tx }, admin, code))) throw new AppError('wrong-admin-code');
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'replace-recovery-codes' });
    return await newRecoveryCodes(tx, admin.name);
  });
}

/** @throws AppError `forbidden` where all admins must have one, `wrong-admin-code`; `too-many-requests`, `not-ready` */
export async function removeSecondFactor(
  deps: SetUpDeps,
  { caller, code }: { caller: Caller; code: string },
): Promise<void> {
  if (deps.env.ADMIN_SECOND_FACTOR === 'required') throw new AppError('forbidden');
  const admin = await existing(deps.db, caller.admin);
  await limitCodes(deps, admin.name, code);
  await deps.db.transaction().execute(async (tx) => {
    if (!(await takeCode({ ...deps, db: tx }, admin, code))) throw new AppError('wrong-admin-code');
    await removeSecret(tx, admin.name);
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'turn-second-factor-off' });
  });
}

async function newRecoveryCodes(tx: Deps['db'], admin: string): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = makeRecoveryCodes();
  await replaceRecoveryHashes(tx, admin, recoveryCodes.map(hashRecoveryCode));
  return { recoveryCodes };
}

/** @throws AppError `not-signed-in` if an operator has just removed the admin */
async function existing(db: Deps['db'], name: string): Promise<Admin> {
  const admin = await findAdmin(db, name);
  if (!admin) throw new AppError('not-signed-in');
  return admin;
}
