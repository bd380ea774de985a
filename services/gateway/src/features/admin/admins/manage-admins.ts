import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { hashPassword } from '../../accounts/credentials/password.ts';
import { type AdminAction, recordAdminAction } from '../audit/admin-audit.repository.ts';
import {
  deleteAdmin,
  deleteOtherSessions,
  insertAdmin,
  listAdmins,
  operatorName,
  ownerName,
  removeSecret,
  setPasswordHash,
} from './admins.repository.ts';

type ManageDeps = Pick<Deps, 'db' | 'now'>;

const nameForm = /^[a-z][a-z0-9.-]{1,30}$/;
const passwordBytes = 18;

const day = (date: Date) => date.toISOString().slice(0, 10);

/** One line for each admin. */
export async function describeAdmins({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return (await listAdmins(db)).map(({ name, createdAt, secondFactorSince }) => {
    const factor = secondFactorSince ? `second factor since ${day(secondFactorSince)}` : 'no second factor';
    return `${name}: since ${day(createdAt)}, ${factor}`;
  });
}

/** Adds an admin and returns the password, which is stored as a hash. @throws Error if the name cannot be given */
export async function addAdmin(deps: ManageDeps, name: string): Promise<string> {
  if (!nameForm.test(name) || name === operatorName) {
    throw new Error('a name has 2 to 31 lower-case letters, digits, dots and hyphens, and begins with a letter');
  }
  const password = newPassword();
  const admin = { name, passwordHash: await hashPassword(password), now: deps.now() };
  await act(deps, 'add-admin', name, async (tx) => {
    if (!(await insertAdmin(tx, admin))) throw new Error(`${name} is or was an admin; the audit needs another name`);
  });
  return password;
}

/** Replaces the password, ends the admin's sessions and returns the new password. @throws Error if there is no such admin */
export async function setAdminPassword(deps: ManageDeps, name: string): Promise<string> {
  if (name === ownerName) throw new Error('the password of the owner is ADMIN_PASSWORD');
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await act(deps, 'set-admin-password', name, async (tx) => {
    if (!(await setPasswordHash(tx, name, passwordHash))) throw new Error(noAdmin(name));
    await deleteOtherSessions(tx, name, null);
  });
  return password;
}

/** For an admin who has lost the app and the recovery codes. The admin's sessions end. @throws Error if there is no such admin */
export async function resetSecondFactor(deps: ManageDeps, name: string): Promise<void> {
  await act(deps, 'turn-second-factor-off', name, async (tx) => {
    if (!(await removeSecret(tx, name))) throw new Error(noAdmin(name));
    await deleteOtherSessions(tx, name, null);
  });
}

/** Removes an admin with the sessions; the audit keeps the name. @throws Error if there is no such admin */
export async function removeAdmin(deps: ManageDeps, name: string): Promise<void> {
  if (name === ownerName) throw new Error('the owner is no longer an admin without ADMIN_PASSWORD');
  await act(deps, 'remove-admin', name, async (tx) => {
    if (!(await deleteAdmin(tx, name))) throw new Error(noAdmin(name));
  });
}

const noAdmin = (name: string) => `there is no admin ${name}`;
const newPassword = () => randomBytes(passwordBytes).toString('base64url');

async function act(
  { db, now }: ManageDeps,
  action: AdminAction,
  name: string,
  work: (tx: Deps['db']) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await work(tx);
    await recordAdminAction(tx, { admin: operatorName, requestId: null }, { at: now(), action, details: { name } });
  });
}
