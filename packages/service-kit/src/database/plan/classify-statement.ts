/** Work on a table that exists, which others wait for. */
export interface TableLock {
  /** As the statement names it, without quotes. */
  readonly table: string;
  /**
   * `rewrite`: the table is written again. `index`: an index is made. `scan`: every row is checked. `rows`: rows are changed. `brief`: only the
   * description of the table changes, immediately.
   */
  readonly work: 'rewrite' | 'index' | 'scan' | 'rows' | 'brief';
  /** Others that wait meanwhile. */
  readonly waits: 'reads and writes' | 'writes' | 'writes of the same rows';
}

/** `none`: no table that exists is named. `unknown`: this list of patterns has to grow. */
export type StatementClass = TableLock | 'none' | 'unknown';

const table = '(?:if exists )?(?:only )?([\\w.]+)';
const random = '(?:gen_random_uuid|random|clock_timestamp|nextval|uuidv7)';
const unique = '(?:unique|primary key|exclude)';
type Pattern = readonly [pattern: string, work: TableLock['work'], waits: TableLock['waits']];
const everyone = 'reads and writes';

/** The first one that fits holds. A statement may do several things to its table: the longest work comes first. */
const patterns: readonly Pattern[] = [
  [`^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\\w+ )?on ${table}`, 'index', 'writes'],
  [
    `^alter table ${table} .*(?:generated \\w+ as identity|generated always as \\(|set (?:un)?logged)`,
    'rewrite',
    everyone,
  ],
  [`^alter table ${table} .*alter column \\w+ (?:set data )?type`, 'rewrite', everyone],
  [`^alter table ${table} .*add column \\w+ (?:\\w*serial|.*default \\(?${random})`, 'rewrite', everyone],
  [`^alter table ${table} .*(?:add (?:constraint \\w+ )?|add column \\w+ [^,]*)${unique}`, 'index', everyone],
  [`^alter table ${table} .*not valid$`, 'brief', everyone],
  [`^alter table ${table} add (?:constraint \\w+ )?foreign key`, 'scan', 'writes'],
  [`^alter table ${table} .*(?:add constraint|add check|check ?\\(|references|set not null)`, 'scan', everyone],
  [`^alter table ${table}`, 'brief', everyone],
  [`^(?:create|drop) (?:trigger|policy) .* on ${table}`, 'brief', everyone],
  [`^truncate (?:table )?${table}`, 'brief', everyone],
  [`^(?:update|delete from) ${table}`, 'rows', 'writes of the same rows'],
];
const harmless =
  /^(?:create (?:table (?!.* as select)|schema|sequence|type|(?:or replace )?(?:function|view)|extension|index concurrently)|drop (?:table|view|index|function|type|sequence)|alter (?:sequence|index)|insert into|select|comment on|grant|revoke)/;

/** Classifies a statement of a migration by what it makes others wait for. */
export function classifyStatement(statement: string): StatementClass {
  const plain = statement
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  for (const [pattern, work, waits] of patterns) {
    const [, name] = new RegExp(pattern).exec(plain) ?? [];
    if (name) return { table: name, work, waits };
  }
  return harmless.test(plain) ? 'none' : 'unknown';
}
