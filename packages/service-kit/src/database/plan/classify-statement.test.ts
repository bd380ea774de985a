import { expect, it } from 'vitest';
import { classifyStatement } from './classify-statement.ts';

const both = 'reads and writes';
it.each([
  ['create index on gateway.swing (id)', 'index', 'writes'],
  ['create unique index one on gateway.swing using gin (text gin_trgm_ops)', 'index', 'writes'],
  ['create index "one" on "gateway"."swing" ("id") include (name)', 'index', 'writes'],
  ['alter table gateway.swing add column note text', 'brief', both],
  ["alter table gateway.swing add column status text not null default 'new'", 'brief', both],
  ['alter table gateway.swing add column at timestamptz not null default now()', 'brief', both],
  ['alter table gateway.swing add column a text generated always as (lower(b)) stored', 'rewrite', both],
  ['alter table gateway.swing add column n bigint generated always as identity', 'rewrite', both],
  ['alter table gateway.swing add column n bigserial', 'rewrite', both],
  ["alter table gateway.swing add column n bigint default nextval('order')", 'rewrite', both],
  ['alter table gateway.swing add column n float default (random() * 2)', 'rewrite', both],
  ['alter table gateway.swing alter column note type varchar', 'rewrite', both],
  ['alter table gateway.swing set unlogged', 'rewrite', both],
  ['alter table gateway.swing add unique (user_id)', 'index', both],
  ['alter table gateway.swing add column key text unique', 'index', both],
  ['alter table gateway.swing\n add column a text\n check (a is not null)', 'scan', both],
  ['alter table gateway.swing alter column note set not null', 'scan', both],
  ['alter table gateway.swing add constraint c check (a > 0) not valid', 'brief', both],
  ['alter table gateway.swing add foreign key (user_id) references gateway.account', 'scan', 'writes'],
  ["-- why\nupdate gateway.swing set note = ''", 'rows', 'writes of the same rows'],
  ['delete from gateway.swing where note is null', 'rows', 'writes of the same rows'],
] as const)('%s: %s, %s wait', (statement, work, waits) => {
  expect(classifyStatement(statement)).toEqual({ table: 'gateway.swing', work, waits });
});

it.each([
  ['create table gateway.swing (id uuid primary key references gateway.account)', 'none'],
  ['create index concurrently one on gateway.swing (id)', 'none'],
  ['drop view if exists billing.entitlement', 'none'],
  ['insert into gateway.one (id) select id from gateway.swing', 'none'],
  ['create extension pg_trgm', 'none'],
  ['with old as (select 1) update gateway.swing set note = null', 'unknown'],
  ['create table gateway.copy as select * from gateway.swing', 'unknown'],
  ['refresh materialized view gateway.sums', 'unknown'],
] as const)('%s: %s', (statement, expected) => {
  expect(classifyStatement(statement)).toBe(expected);
});
