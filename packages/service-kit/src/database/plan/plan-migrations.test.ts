import { type Kysely, type Migration, sql } from 'kysely';
import { expect, it } from 'vitest';
import { compile } from './plan-migrations.ts';

const needsRows = 'a statement that needs the rows of another one';

it.each<[string, Migration['up'], string[]]>([
  [
    'every statement in its order',
    async (db) => {
      await sql`create table a (id int)`.execute(db);
      await sql`create index on a (id)`.execute(db);
    },
    ['create table a (id int)', 'create index on a (id)'],
  ],
  [
    'up to one that needs rows',
    async (db) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from a`.execute(db);
      await sql`update a set id = ${rows[0]!.n}`.execute(db);
    },
    ['select count(*) as n from a', needsRows],
  ],
  [
    'a loop that no answer ends',
    async (db: Kysely<unknown>) => {
      for (;;) {
        const { numAffectedRows } = await sql`update a set id = 1`.execute(db);
        if (numAffectedRows === 0n) break;
      }
    },
    ['update a set id = 1', needsRows],
  ],
])('%s', async (_, up, expected) => {
  expect(await compile({ up })).toEqual(expected);
});
