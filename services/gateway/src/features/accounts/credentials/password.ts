import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, which is the library's default variant: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a hash was made with other parameters than today's. */
export const isOutdatedHash = (passwordHash: string): boolean =>
  !passwordHash.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);

let unknownAccountHash: Promise<string> | undefined;

/** Compares with the stored hash. Without a hash it does the same work and returns false, so that the timing is the same. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  unknownAccountHash ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verify(passwordHash ?? (await unknownAccountHash), password);
  return isRight && typeof passwordHash === 'string';
}
