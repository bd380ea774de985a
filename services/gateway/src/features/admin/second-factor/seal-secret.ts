import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the secret of an authenticator app for the database, whose backups must not hold what makes codes. The name of the admin is
 * bound to it, so that a row cannot be copied to another admin.
 * @throws AppError `second-factor-unavailable` without INTERNAL_SECRET, which the key follows from
 */
export function sealSecret(deps: Pick<Deps, 'env'>, admin: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(deps), iv).setAAD(Buffer.from(admin));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** @returns null if it was encrypted with another INTERNAL_SECRET: then recovery codes still count */
export function openSecret(deps: Pick<Deps, 'env'>, admin: string, sealed: Buffer): Buffer | null {
  const text = sealed.subarray(ivBytes, -tagBytes);
  const decipher = createDecipheriv(algorithm, keyOf(deps), sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(admin))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return null;
  }
}

function keyOf({ env }: Pick<Deps, 'env'>): Buffer {
  if (env.INTERNAL_SECRET === undefined) throw new AppError('second-factor-unavailable');
  return Buffer.from(hkdfSync('sha256', env.INTERNAL_SECRET, '', 'second factor of admins', 32));
}
