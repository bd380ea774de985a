import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's floor for argon2id, which is the library's default variant: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let unknownAccountHash: Promise<string> | undefined;

/** Compares with the kept hash. For an account that has none, or does not exist, it does the same work and says no. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  unknownAccountHash ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verify(passwordHash ?? (await unknownAccountHash), password);
  return isRight && typeof passwordHash === 'string';
}
