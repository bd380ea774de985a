import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-paths.ts';
import type { LimitedKey } from '../s3-server/access/access-keys.ts';
import type { Policy } from '../s3-server/access/policy.ts';
import type { ObjectStoreUser, S3Key } from '../state/stack-state.ts';

const policyBucket = 'arn:aws:s3:::trueswing';

/** A policy of deploy/object-store. */
type PolicyName = ObjectStoreUser | 'backup';

/** The policy of a user, for a bucket of another name. */
function readPolicy(user: PolicyName, bucket: string): Policy {
  const file = join(repositoryRoot, 'deploy/object-store', `${user}-policy.json`);
  return JSON.parse(readFileSync(file, 'utf8').replaceAll(policyBucket, `arn:aws:s3:::${bucket}`)) as Policy;
}

/** Writes keys with their policies for the S3 development server. @returns the file */
export function writeLimitedS3Keys(
  folder: string,
  keys: Partial<Record<PolicyName, S3Key>> & Record<ObjectStoreUser, S3Key>,
  bucket: string,
): string {
  const file = join(folder, 's3-keys.json');
  const limited = Object.entries(keys).map(
    ([user, key]): LimitedKey => ({ ...key, policy: readPolicy(user as PolicyName, bucket) }),
  );
  writeFileSync(file, `${JSON.stringify(limited, null, 2)}\n`, { mode: 0o600 });
  return file;
}
