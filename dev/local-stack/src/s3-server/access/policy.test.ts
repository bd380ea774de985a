import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../repository-paths.ts';
import { type ObjectStoreUser, objectStoreUsers } from '../../state/stack-state.ts';
import { allows, type Policy, type Use } from './policy.ts';

/** Services, and the parts that back up and audit the bucket in containers. */
const users = [...objectStoreUsers, 'backup'] as const;
const policyOf = (user: ObjectStoreUser | 'backup'): Policy =>
  JSON.parse(readFileSync(join(repositoryRoot, 'deploy/object-store', `${user}-policy.json`), 'utf8'));

const uses = (['uploads', 'analyses', 'other'] as const).flatMap((folder) =>
  (['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] as const).map((action): Use => {
    return { action, resource: `trueswing/${folder}/1/swing` };
  }),
);
const short = ({ action, resource }: Use) => `${action.slice(3, -6)} ${resource.split('/')[1]}`;

it('of the gateway writes uploads and reads results; that of the worker reads uploads and writes results', () => {
  const allowed = objectStoreUsers.map((user) => uses.filter((use) => allows(policyOf(user), use)).map(short));
  expect(allowed).toEqual([
    ['Get uploads', 'Put uploads', 'Delete uploads', 'Get analyses'],
    ['Get uploads', 'Get analyses', 'Put analyses', 'Delete analyses'],
  ]);
});

it('of backups does all that a backup, a restore and an audit need, with every object', () => {
  const bucketActions = ['s3:CreateBucket', 's3:ListBucket', 's3:ListBucketMultipartUploads'] as const;
  const partActions = ['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts'] as const;
  const needed: Use[] = [
    ...uses,
    ...bucketActions.map((action) => ({ action, resource: 'trueswing' })),
    ...partActions.map((action) => ({ action, resource: 'trueswing/analyses/1/swing' })),
  ];
  expect(needed.filter((use) => !allows(policyOf('backup'), use))).toEqual([]);
});

const elsewhere: Use[] = [
  { action: 's3:ListAllMyBuckets', resource: '*' },
  { action: 's3:DeleteBucket', resource: 'trueswing' },
  { action: 's3:ListBucket', resource: 'backups' },
  { action: 's3:GetObject', resource: 'trueswing2/uploads/1/swing' },
];

it.each(users)('of the %s reaches no other bucket and removes none', (user) => {
  expect(elsewhere.filter((use) => allows(policyOf(user), use))).toEqual([]);
});

it.each(objectStoreUsers)('of the %s is for its own folder', (user) => {
  expect(allows(policyOf(user), { action: 's3:DeleteObject', resource: 'trueswing/*' })).toBe(false);
});
