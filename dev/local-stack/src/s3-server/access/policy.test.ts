import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../repository-paths.ts';
import { type ObjectStoreUser, objectStoreUsers } from '../../state/stack-state.ts';
import { allows, type Policy, type Use } from './policy.ts';

const policyOf = (user: ObjectStoreUser): Policy =>
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

it.each(objectStoreUsers)('of the %s reaches no other bucket and removes none', (user) => {
  const refused: Use[] = [
    { action: 's3:ListAllMyBuckets', resource: '*' },
    { action: 's3:DeleteBucket', resource: 'trueswing' },
    { action: 's3:ListBucket', resource: 'backups' },
    { action: 's3:GetObject', resource: 'trueswing2/uploads/1/swing' },
    { action: 's3:DeleteObject', resource: 'trueswing/*' },
  ];
  expect(refused.filter((use) => allows(policyOf(user), use))).toEqual([]);
});
