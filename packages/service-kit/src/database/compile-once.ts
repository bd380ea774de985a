import type { CompiledQuery, Kysely } from 'kysely';
import type { PreparedReads } from './prepare-reads.ts';

/** Databases whose reads are prepared. The key of a transaction is another one. */
const preparedReads = new WeakMap<object, PreparedReads>();

/** Sends reads that are compiled once straight to the pool. Kysely's way to a connection takes longer than such a read. */
export const readThrough = <Tables>(db: Kysely<Tables>, reads: PreparedReads): void =>
  void preparedReads.set(db, reads);

/** Stands for an argument while its query is built. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A query whose SQL is built at its first call and not at each: building takes longer than the rest of a short read. The
 * builder gets placeholders for the arguments, so it can use each only as a parameter of the query.
 */
export function compileOnce<Tables, Args extends object, Row>(
  build: (db: Kysely<Tables>, args: Args) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Tables>, args: Args) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, args) => {
    compiled ??= build(db, placeholders as Args).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? args[value.name as keyof Args] : value,
    );
    const reads = preparedReads.get(db);
    if (reads) return await reads.read<Row>(compiled.sql, parameters);
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
