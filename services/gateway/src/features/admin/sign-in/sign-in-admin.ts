import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { newSecretToken } from '../../../http/secret-token.ts';
import { type Admin, findAdmin, lockUnchangedAdmin, ownerName } from '../admins/admins.repository.ts';
import { adminTokenHashes, hashAdminToken } from '../admins/hash-admin-token.ts';
import { isAdminPassword } from '../admins/is-admin-password.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';
import { withCode } from '../second-factor/with-code.ts';
import { deleteAdminSession, insertAdminSession } from './admin-sessions.repository.ts';
import { resetAdminReserve } from './limit-admin-sign-in.ts';

type SignInDeps = Pick<Deps, 'db' | 'env' | 'now' | 'rates' | 'logger'>;

interface SignInAttempt {
  /** Empty for the owner. */
  name: string;
  password: string;
  /** Code of the authenticator app, or a recovery code. */
  code: string | undefined;
  previousToken: string | null;
  requestId: string;
  address: string;
  /** Answers a wrong password, which then looks as if nothing had been checked. */
  refusal: AppError | null;
}

/**
 * Starts an admin's session and returns its token; the browser's previous session ends. Every outcome is recorded, except that of a
 * wrong password with a `refusal`.
 * @throws AppError `admin-not-set-up` without a password in the environment, `wrong-admin-password`, `admin-code-needed`,
 *   `wrong-admin-code`; `too-many-requests`, `not-ready` for a code
 */
export async function signInAdmin(deps: SignInDeps, attempt: SignInAttempt): Promise<string> {
  const name = attempt.name.trim().toLowerCase() || ownerName;
  const admin = await findAdmin(deps.db, name);
  const caller = { admin: admin?.name ?? null, requestId: attempt.requestId };
  const isRight = await isAdminPassword(deps, { name, admin, password: attempt.password });
  if (!(admin && isRight)) {
    // Not recorded: strangers with many networks would fill the audit.
    if (attempt.refusal) throw attempt.refusal;
    await recordAdminAction(deps.db, caller, { at: deps.now(), action: 'login-refused' });
    throw new AppError('wrong-admin-password');
  }
  // While the password was verified, a new one may have been set, or a second factor turned on.
  const outdated = new AppError('wrong-admin-password');
  const session = { attempt, caller, admin };
  if (admin.secret === null) {
    return await deps.db.transaction().execute(async (tx) => {
      if (!(await lockUnchangedAdmin(tx, admin))) throw outdated;
      return await startSession({ ...deps, db: tx }, { ...session, secondFactor: 'none' });
    });
  }
  // The code comes in a second call, and may be mistyped. What limits it from now on is the limit of codes.
  await resetAdminReserve(deps, attempt.address);
  if (!attempt.code) {
    await recordAdminAction(deps.db, caller, { at: deps.now(), action: 'code-asked' });
    throw new AppError('admin-code-needed');
  }
  return await withCode(deps, { admin, caller, code: attempt.code, outdated }, (tx, secondFactor) =>
    startSession({ ...deps, db: tx }, { ...session, secondFactor }),
  );
}

/** `deps.db` is the transaction that has locked the admin. */
async function startSession(
  deps: SignInDeps,
  {
    attempt,
    caller,
    admin,
    secondFactor,
  }: { attempt: SignInAttempt; caller: AdminCaller; admin: Admin; secondFactor: string },
): Promise<string> {
  const token = newSecretToken();
  const now = deps.now();
  if (attempt.previousToken) await deleteAdminSession(deps.db, adminTokenHashes(deps, attempt.previousToken));
  await insertAdminSession(deps.db, { tokenHash: hashAdminToken(deps, admin.name, token), admin: admin.name, now });
  await recordAdminAction(deps.db, caller, { at: now, action: 'login', details: { secondFactor } });
  return token;
}

/** Ends an admin's session on the server. */
export async function signOutAdmin(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  { token, caller }: { token: string; caller: AdminCaller },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await deleteAdminSession(tx, adminTokenHashes(deps, token));
    await recordAdminAction(tx, caller, { at: deps.now(), action: 'logout' });
  });
}
