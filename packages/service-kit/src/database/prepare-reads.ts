import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

export interface PreparedReads extends PostgresPool {
  /** Rows of one read on any connection. */
  read<Row>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** More texts than a service has. Bounds the server's memory if a text is built dynamically for each call. */
const mostStatements = 200;

/**
 * Wraps a pool for Kysely so that each connection parses and plans a read once and not for each call: for a short read that is
 * most of PostgreSQL's work. It uses pg's named queries. A read of `table.*` stays unprepared, since its prepared form would
 * fail after a migration that adds a column.
 */
export function prepareReads(pool: pg.Pool): PreparedReads {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements || !isPreparable(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      // Kysely recognizes its connections by the client, so each must have the same wrapper every time.
      const wrapped = clients.get(client) ?? new PreparingClient(client, nameOf);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
    read<Row>(text: string, values: readonly unknown[]) {
      const name = nameOf(text);
      const query = { text, values: [...values], ...(name !== undefined && { name }) };
      return pool.query<Row & object>(query).then(({ rows }) => rows);
    },
  };
}

const isPreparable = (text: string): boolean => /^select\b/i.test(text) && !/^select\s+\*|\.\*/i.test(text);

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    // Streaming needs a cursor in the dialect's options, which `openDatabase` does not give.
    if (typeof text !== 'string') throw new Error('prepared reads do not stream');
    const name = this.#nameOf(text);
    const query = { text, values: [...values], ...(name !== undefined && { name }) };
    return this.#client.query(query) as unknown as Promise<PostgresQueryResult<R>>;
  }

  release(): void {
    this.#client.release();
  }
}
