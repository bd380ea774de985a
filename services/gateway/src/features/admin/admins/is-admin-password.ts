import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { isRightPassword } from '../../accounts/credentials/password.ts';
import { type Admin, ownerName } from './admins.repository.ts';

/**
 * Whether the password is the admin's. For a name without an admin it takes as long as for others.
 * @throws AppError `admin-not-set-up` for the owner without a password in the environment
 */
export async function isAdminPassword(
  { env }: Pick<Deps, 'env'>,
  { name, admin, password }: { name: string; admin: Admin | undefined; password: string },
): Promise<boolean> {
  if (name !== ownerName) return await isRightPassword(password, admin?.passwordHash);
  if (env.ADMIN_PASSWORD === undefined) throw new AppError('admin-not-set-up');
  return isSameSecret(password, env.ADMIN_PASSWORD);
}

/** Compares digests, which have the same length, so that the timing reveals nothing of the secret. */
function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
