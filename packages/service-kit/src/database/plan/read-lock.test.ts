import { expect, it } from 'vitest';
import { describePlan } from './describe-plan.ts';
import { readLock } from './read-lock.ts';

it.each([
  ['create index on gateway.swing (id)', 'gateway.swing', 'index'],
  ['create unique index one on gateway.swing using gin (text gin_trgm_ops)', 'gateway.swing', 'index'],
  ['create index "one" on "gateway"."swing" ("id") include (name)', 'gateway.swing', 'index'],
  ['alter table gateway.swing add column note text', 'gateway.swing', 'brief'],
  ["alter table gateway.swing add column status text not null default 'new'", 'gateway.swing', 'brief'],
  ['alter table gateway.swing add column a text generated always as (lower(b)) stored', 'gateway.swing', 'rewrite'],
  ["alter table gateway.swing add column n bigint default nextval('order')", 'gateway.swing', 'rewrite'],
  ['alter table gateway.swing alter column note type varchar', 'gateway.swing', 'rewrite'],
  ['alter table gateway.swing add unique (user_id)', 'gateway.swing', 'index'],
  ['alter table gateway.swing\n add column a text\n check (a is not null)', 'gateway.swing', 'scan'],
  ['alter table gateway.swing alter column note set not null', 'gateway.swing', 'scan'],
  ["update gateway.swing set note = ''", 'gateway.swing', 'rows'],
  ['delete from gateway.swing where note is null', 'gateway.swing', 'rows'],
] as const)('%s: %s, %s', (statement, table, work) => {
  expect(readLock(statement)).toEqual({ table, work });
});

it.each([
  'create table gateway.swing (id uuid primary key)',
  'create index concurrently one on gateway.swing (id)',
  'drop view if exists billing.entitlement',
  'create extension pg_trgm',
])('%s: no one waits', (statement) => {
  expect(readLock(statement)).toBeNull();
});

it('describes who waits for large tables only', () => {
  const large = { table: 'gateway.account', rows: 1_000_000, megabytes: 214.6 };
  expect(
    describePlan([
      { name: 'gateway/1', locks: [{ ...large, work: 'rewrite' }] },
      { name: 'gateway/2', locks: [{ ...large, work: 'brief' }] },
      { name: 'gateway/3', locks: [{ table: 'gateway.swing', rows: 12, megabytes: 0.1, work: 'index' }] },
    ]),
  ).toEqual([
    '3 migrations to apply: gateway/1, gateway/2, gateway/3',
    'gateway/1: gateway.account (1,000,000 rows, 215 MB) is written again: reads and writes of it wait, about 43 s',
  ]);
});
