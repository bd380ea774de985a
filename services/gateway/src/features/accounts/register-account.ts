import { randomUUID } from 'node:crypto';
import type { registerBodySchema } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { insertAccount } from './accounts.repository.ts';
import { hashPassword } from './password.ts';

/**
 * Makes an account and gives its id.
 * @throws AppError `email-taken`
 */
export async function registerAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  registration: z.infer<typeof registerBodySchema>,
): Promise<string> {
  const { email, firstName, lastName, password } = registration;
  const id = randomUUID();
  const passwordHash = await hashPassword(password);
  const isNew = await insertAccount(db, { id, email, firstName, lastName, passwordHash, createdAt: now() });
  if (!isNew) throw new AppError('email-taken');
  return id;
}
