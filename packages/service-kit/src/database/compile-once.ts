import type { CompiledQuery, Kysely } from 'kysely';

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
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

const placeholders: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
