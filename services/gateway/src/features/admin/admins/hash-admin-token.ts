import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { ownerName } from './admins.repository.ts';

/**
 * The two forms in which the database may have the token of an admin's session. The owner's follows from ADMIN_PASSWORD as well: with
 * another password no session of before is found, on whichever gateway it began.
 */
export const adminTokenHashes = ({ env }: Pick<Deps, 'env'>, token: string): { owner: Buffer; named: Buffer } => ({
  owner: createHmac('sha256', token)
    .update(env.ADMIN_PASSWORD ?? '')
    .digest(),
  named: hashSecretToken(token),
});

/** The form of an admin whose name is known. */
export function hashAdminToken(deps: Pick<Deps, 'env'>, admin: string, token: string): Buffer {
  const { owner, named } = adminTokenHashes(deps, token);
  return admin === ownerName ? owner : named;
}
