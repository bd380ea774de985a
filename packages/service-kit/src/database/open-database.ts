import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { measurePool, removePool } from '../metrics/pool-metrics.ts';
import { readThrough } from './compile-once.ts';
import { prepareReads } from './prepare-reads.ts';

export interface Database<Tables> {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

interface OpenDatabaseOptions {
  url: string;
  logger: Logger;
  maxConnections?: number;
  /** Time limit of one statement. Default 10 s. */
  statementTimeoutMs?: number;
  /** Prepare reads once per connection: for services with many short reads. Default false. */
  preparesReads?: boolean;
}

// Counts and sizes are int8 in PostgreSQL, and fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool in which every wait has a limit: connecting 3 s, a statement 10 s, an idle transaction 30 s. */
export function openDatabase<Tables>(options: OpenDatabaseOptions): Database<Tables> {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeoutMs,
    // The server's timeout has no effect over a dead link, so the client has one as well.
    query_timeout: statementTimeoutMs + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  pool.on('error', (error) => options.logger.warn({ err: error }, 'idle database connection lost'));
  // A connection lost in use fails its query, which reports it. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  measurePool(pool);
  const reads = options.preparesReads ? prepareReads(pool) : null;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reads ?? pool }) });
  if (reads) readThrough(db, reads);
  const close = async () => {
    removePool(pool);
    await db.destroy();
  };
  return { db, close };
}

const awayCodes = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|08...|53300|57014|57P0[1-5])$/;
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered/;

/** Whether the database refused to write because its disk is full. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '53100';

/**
 * Names what a new row refers to and what is no longer there: it was deleted between the check of a call and its write. Null for
 * other errors.
 */
export function deletedReference(error: unknown): 'account' | 'other' | null {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return null;
  // A row that cannot be deleted because others refer to it has the same code.
  if (error.code !== '23503' || !error.message.startsWith('insert or update')) return null;
  return String(error.constraint).endsWith('_user_id_fkey') ? 'account' : 'other';
}

/** Whether an error means that the database did not answer, as opposed to an error that it answered with. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return awayCodes.test(code) || awayMessages.test(error.message);
}
