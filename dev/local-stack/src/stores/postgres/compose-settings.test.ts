import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../repository-paths.ts';
import { valueFreeLogFlags } from './start-postgres.ts';

it('PostgreSQL in containers keeps values out of its log too', () => {
  const compose = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const arguments_ = [...compose.matchAll(/^ {6}- (--\S+)$/gm)].map(([, argument]) => argument);
  expect(arguments_).toEqual(expect.arrayContaining([...valueFreeLogFlags]));
});
