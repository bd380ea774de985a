/** Work on a table that exists, which others wait for. */
export interface TableLock {
  /** As the statement names it, without quotes. */
  readonly table: string;
  /**
   * `rewrite`: the table is written again while reads and writes wait. `scan`: it is read while reads and writes wait. `index`: an index is
   * made while writes wait. `rows`: rows are changed, and writes of the same rows wait. `brief`: its description changes immediately.
   */
  readonly work: 'rewrite' | 'scan' | 'index' | 'rows' | 'brief';
}

const name = '(?:if exists )?(?:only )?([\\w.]+)';
const patterns: readonly (readonly [RegExp, TableLock['work']])[] = [
  [new RegExp(`^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\\w+ )?on ${name}`), 'index'],
  [new RegExp(`^alter table ${name} .*(?:generated always as \\(|alter column \\w+ (?:set data )?type)`), 'rewrite'],
  [
    new RegExp(`^alter table ${name} .*add column .* default (?:gen_random_uuid|random|clock_timestamp|nextval)`),
    'rewrite',
  ],
  [new RegExp(`^alter table ${name} .*add (?:constraint \\w+ )?(?:unique|primary key)`), 'index'],
  [
    new RegExp(
      `^alter table ${name} .*(?:add (?:constraint|check|foreign key)|add column .*(?:check|references)|set not null)`,
    ),
    'scan',
  ],
  [new RegExp(`^alter table ${name}`), 'brief'],
  [new RegExp(`^(?:update|delete from) ${name}`), 'rows'],
  [new RegExp(`^insert into [\\w.]+ .*select .* from ${name}`), 'rows'],
];

/** Reads out of a statement of a migration whom it makes wait; null if no table that exists is named, as by `create table`. */
export function readLock(statement: string): TableLock | null {
  const plain = statement.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  for (const [pattern, work] of patterns) {
    const [, table] = pattern.exec(plain) ?? [];
    if (table) return { table, work };
  }
  return null;
}
