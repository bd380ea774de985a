import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { compileOnce } from './compile-once.ts';
import { type Database, openDatabase } from './open-database.ts';

interface Tables {
  shot: { club: string; at: Date; carry: number };
}

let database: TestDatabase;
let opened: Database<Tables>;
beforeAll(async () => {
  database = await createTestDatabase();
  const logger = createLogger({ service: 'test', level: 'silent' });
  opened = openDatabase<Tables>({ url: database.adminUrl, logger, preparesReads: true });
  await sql`create table shot (club text, at timestamptz, carry int)`.execute(opened.db);
  await sql`insert into shot values ('driver', '2026-11-20Z', 240), ('driver', '2026-11-22Z', 250), ('7-iron', '2026-11-22Z', 150)`.execute(
    opened.db,
  );
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

it('builds a query once, and runs it with the arguments of each call, in transactions too', async () => {
  let built = 0;
  const listCarries = compileOnce((db: Kysely<Tables>, { club, since }: { club: string; since: Date }) => {
    built += 1;
    return db
      .selectFrom('shot')
      .select(['carry', sql<string>`${club} || ' ' || ${'!'}`.as('named')])
      .where('club', '=', club)
      .where('at', '>=', since)
      .orderBy('at');
  });
  const of = (club: string, since: string) => listCarries(opened.db, { club, since: new Date(since) });
  const driver = (carry: number) => ({ carry, named: 'driver !' });
  expect(await of('driver', '2026-11-01Z')).toEqual([driver(240), driver(250)]);
  expect(await of('driver', '2026-11-21Z')).toEqual([driver(250)]);
  expect(await of('7-iron', '2026-11-21Z')).toEqual([{ carry: 150, named: '7-iron !' }]);
  const inTransaction = await opened.db
    .transaction()
    .execute((tx) => listCarries(tx, { club: 'driver', since: new Date('2026-11-21Z') }));
  expect(inTransaction).toEqual([driver(250)]);
  expect(built).toBe(1);
});

it('fails if the builder computes with an argument, whose value it does not have', async () => {
  const readEarlier = compileOnce((db: Kysely<Tables>, { at }: { at: Date }) =>
    db
      .selectFrom('shot')
      .selectAll()
      .where('at', '<', new Date(at.getTime() - 1)),
  );
  await expect(readEarlier(opened.db, { at: new Date() })).rejects.toThrow(TypeError);
});
